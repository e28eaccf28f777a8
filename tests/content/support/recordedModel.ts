/**
 * The content types of the spaces that are set up already, as the migrations have left them: a file that
 * `npm run record-model` renews. What a change of the model brings only to new spaces is missing in it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FakeContentful } from '../../contentful';
import type { ContentTypeInput } from '../../contentful/space';
import { typeOf } from './typesInSpace';

const FILE = path.join(__dirname, '../recordedModel.json');

/** Switches of a field that are off unless it says otherwise. */
const SWITCHES = ['localized', 'required', 'disabled', 'omitted'];

interface RecordedModel {
  /** Names of the migrations that have made the types what they are. */
  readonly migrations: readonly string[];
  readonly types: ContentTypeInput[];
}

export const readRecordedModel = (): RecordedModel =>
  JSON.parse(readFileSync(FILE, 'utf8')) as RecordedModel;

/** Gives an empty space what the file says. */
export const setUpRecordedModel = (fake: FakeContentful): void => {
  const { migrations, types } = readRecordedModel();
  fake.space.setContentTypes(types);
  for (const id of migrations) fake.space.createEntry('migrationRecord', { name: id }, { id });
};

/** Writes the file anew from a space in which these migrations have run, without what decides nothing. */
export const writeRecordedModel = async (
  fake: FakeContentful,
  migrations: readonly string[],
): Promise<void> => {
  const types = [];
  for (const id of fake.space.contentTypeIds()) types.push({ id, ...(await typeOf(fake, id)) });
  const telling = (key: string, value: unknown): unknown =>
    key === 'message' || (value === false && SWITCHES.includes(key)) ? undefined : value;
  writeFileSync(FILE, `${JSON.stringify({ migrations, types }, telling, 2)}\n`);
};
