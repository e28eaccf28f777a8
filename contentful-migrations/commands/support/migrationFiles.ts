/** The numbered migrations of this version of the website. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TypeDefinition } from '../../helpers/definition';
import type { MigrationStep } from '../../helpers/requests';

const FOLDER = path.resolve(__dirname, '../..');
const FILE = /^(\d{4}-[A-Za-z0-9-]+)\.ts$/;

/** Names of all migrations, in order. */
export const migrationNames = (): readonly string[] =>
  readdirSync(FOLDER)
    .flatMap((file) => FILE.exec(file)?.[1] ?? [])
    .sort();

/** What the file of a migration exports. */
export const loadMigration = async (name: string): Promise<MigrationStep> => {
  const file = pathToFileURL(path.join(FOLDER, `${name}.ts`)).href;
  const loaded = (await import(file)) as { default: MigrationStep | { default: MigrationStep } };
  return typeof loaded.default === 'function' ? loaded.default : loaded.default.default;
};

/** The content types that the migrations make, each as it ends up. */
export const contentTypeDefinitions = async (): Promise<readonly TypeDefinition[]> => {
  const steps = await Promise.all(migrationNames().map(loadMigration));
  return steps.flatMap((step) => ('definition' in step ? [step.definition as TypeDefinition] : []));
};
