/** The numbered migrations of this version of the website: their files, and the way to run them. */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runMigration, type MigrationFunction } from 'contentful-migration';
import type { TypeDefinition } from '../../helpers/definition';
import type { MigrationStep } from '../../helpers/contentType';
import { readRecords, writeRecord } from './records';
import type { Settings } from './settings';
import type { OpenSpace } from './space';

/** Requests a second that every plan of Contentful allows. */
const DEFAULT_RATE = 7;

const FOLDER = path.resolve(__dirname, '../..');
const FILE = /^(\d{4}-[A-Za-z0-9-]+)\.ts$/;

/** Names of all migrations, in order. */
export const migrationNames = (): readonly string[] =>
  readdirSync(FOLDER)
    .flatMap((file) => FILE.exec(file)?.[1] ?? [])
    .sort();

/** What the file of a migration exports. */
const loadMigration = (name: string): MigrationStep => {
  const require = createRequire(__filename);
  return (require(path.join(FOLDER, `${name}.ts`)) as { readonly default: MigrationStep }).default;
};

/** The content types that the migrations make, each as it ends up. */
export const contentTypeDefinitions = (): readonly TypeDefinition[] => {
  // A later migration may repeat an earlier one.
  const steps = new Set(migrationNames().map(loadMigration));
  return [...steps].flatMap(({ definition }) => definition ?? []);
};

interface MigrationResult {
  readonly applied: readonly string[];
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

const apply = (settings: Settings, step: MigrationStep): Promise<void> =>
  isolated(async () => {
    await runMigration({
      // contentful-migration always passes a context and awaits promises; its types say neither.
      migrationFunction: step as MigrationFunction,
      spaceId: settings.spaceId,
      environmentId: settings.environmentId,
      accessToken: settings.managementToken,
      host: settings.managementHost,
      requestLimit: settings.requestsPerSecond ?? DEFAULT_RATE,
      yes: true,
    });
  });

/**
 * Brings an environment to the current content model. Each migration is recorded when it is done, and
 * can be repeated, so a run that was cut off continues where it stopped.
 */
export const migrate = async (space: OpenSpace): Promise<MigrationResult> => {
  const names = migrationNames();
  const recorded = new Set((await readRecords(space)).map(({ id }) => id));
  const before = names.filter((name) => recorded.has(name));
  const applied = names.filter((name) => !recorded.has(name));
  for (const [index, name] of applied.entries()) {
    console.log(`Migration ${index + 1} of ${applied.length}: ${name}`);
    await apply(space.settings, loadMigration(name));
    await writeRecord(space, { id: name, name: `Migration ${name}`, items: [] });
  }
  return { applied, before };
};
