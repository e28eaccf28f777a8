/** The content types of the website: their files, and the way to bring a space to them. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { runMigration, type MigrationFunction } from 'contentful-migration';
import { contentTypeIds, type ContentTypeId } from '../../../src/content/model';
import type { TypeDefinition } from '../../helpers/definition';
import type { MigrationStep, TypeMigration } from '../../helpers/contentType';
import type { Settings } from './settings';
import type { OpenSpace } from './space';

/** Requests a second that every plan of Contentful allows. */
const DEFAULT_RATE = 7;

const FOLDER = path.resolve(__dirname, '../..');

/** What the file of a content type exports. */
const loadMigration = (id: ContentTypeId): TypeMigration => {
  const require = createRequire(__filename);
  return (require(path.join(FOLDER, `${id}.ts`)) as { readonly default: TypeMigration }).default;
};

/** The content types that the migrations make. */
export const contentTypeDefinitions = (): readonly TypeDefinition[] =>
  contentTypeIds.map((id) => loadMigration(id).definition);

/** Ids of content types. */
interface MigrationResult {
  /** Those that were made or completed. */
  readonly applied: readonly string[];
  /** Those that were complete. */
  readonly before: readonly string[];
}

const PROXIES = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY'];

/** contentful-migration prints its plan and deletes the proxy variables of the process; this prevents both. */
const isolated = async (work: () => Promise<void>): Promise<void> => {
  const proxies = PROXIES.map((name) => [name, process.env[name]] as const);
  const { log, error, warn } = console;
  const silence = (): void => undefined;
  try {
    Object.assign(console, { log: silence, error: silence, warn: silence });
    await work();
  } finally {
    Object.assign(console, { log, error, warn });
    for (const [name, value] of proxies) if (value !== undefined) process.env[name] = value;
  }
};

/** @returns whether the space lacked something */
const apply = async (settings: Settings, step: MigrationStep): Promise<boolean> => {
  let hasChanged = false;
  const migrationFunction: MigrationStep = async (...given) => {
    hasChanged = await step(...given);
    return hasChanged;
  };
  await isolated(async () => {
    await runMigration({
      // contentful-migration always passes a context and awaits promises; its types say neither.
      migrationFunction: migrationFunction as MigrationFunction,
      spaceId: settings.spaceId,
      environmentId: settings.environmentId,
      accessToken: settings.managementToken,
      host: settings.managementHost,
      requestLimit: settings.requestsPerSecond ?? DEFAULT_RATE,
      yes: true,
    });
  });
  return hasChanged;
};

/**
 * Brings an environment to the current content model. Each step adds only what the space lacks, so a run that was
 * cut off continues where it stopped.
 */
export const migrate = async ({ settings }: OpenSpace): Promise<MigrationResult> => {
  const applied: string[] = [];
  for (const [index, id] of contentTypeIds.entries()) {
    console.log(`Content type ${index + 1} of ${contentTypeIds.length}: ${id}`);
    if (await apply(settings, loadMigration(id))) applied.push(id);
  }
  return { applied, before: contentTypeIds.filter((id) => !applied.includes(id)) };
};
