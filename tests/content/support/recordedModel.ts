/**
 * The content types of the spaces that are set up already: a digest of each, and the migrations that have made
 * them. `npm run record-model` renews the file.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { migrationNames } from '../../../contentful-migrations/commands/support/migrations';
import { contentTypeIds } from '../../../src/content/model';
import type { FakeContentful } from '../../contentful';
import { fieldsIn } from './typesInSpace';

const FILE = path.join(__dirname, '../recordedModel.json');

interface RecordedModel {
  readonly migrations: readonly string[];
  /** Digests of the fields and rules by content type. */
  readonly types: Readonly<Record<string, string>>;
}

export const readRecordedModel = (): RecordedModel =>
  JSON.parse(readFileSync(FILE, 'utf8')) as RecordedModel;

export const writeRecordedModel = (model: RecordedModel): void =>
  writeFileSync(FILE, `${JSON.stringify(model, null, 2)}\n`);

/** @param fake a space in which the migrations of this version have run */
export const currentModel = async (fake: FakeContentful): Promise<RecordedModel> => {
  const types: Record<string, string> = {};
  for (const id of contentTypeIds) {
    const fields = JSON.stringify(await fieldsIn(fake, id));
    types[id] = createHash('sha256').update(fields).digest('hex').slice(0, 12);
  }
  return { migrations: migrationNames(), types };
};

/** Content types that have changed without a migration that is named after them. */
export const withoutMigration = (current: RecordedModel): readonly string[] => {
  const recorded = readRecordedModel();
  const added = current.migrations.filter((name) => !recorded.migrations.includes(name));
  return Object.keys(current.types).filter(
    (id) =>
      current.types[id] !== recorded.types[id] &&
      !added.some((name) => new RegExp(`^\\d{4}-${id}(-|$)`).test(name)),
  );
};
