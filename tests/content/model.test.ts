import { migrationNames } from '../../contentful-migrations/commands/support/migrations';
import { contentTypeIds } from '../../src/content/model';
import { startFakeContentful, type FakeContentful } from '../contentful';
import { run } from './support/commands';
import { readRecordedModel, setUpRecordedModel } from './support/recordedModel';
import { expectExplained, expectSameTypes, typeOf } from './support/typesInSpace';

jest.setTimeout(180_000);

/** An empty space, once the migrations have run. */
let fresh: FakeContentful;
/** A space that was set up by the last version, once the new migrations have run. */
let older: FakeContentful;

const migrate = async (fake: FakeContentful): Promise<void> => {
  const { code, stderr } = await run(fake, 'migrate');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
};

beforeAll(async () => {
  fresh = await startFakeContentful();
  older = await startFakeContentful();
  setUpRecordedModel(older);
  await Promise.all([migrate(fresh), migrate(older)]);
});
afterAll(() => Promise.all([fresh.close(), older.close()]));

it('every content type has a file in contentful-migrations/ (src/content/README.md)', () =>
  expect(fresh.space.contentTypeIds().sort()).toEqual([...contentTypeIds].sort()));

it.each(contentTypeIds)(
  'the help texts of %s say what belongs in each field, and what happens while it is empty',
  (id) => expectExplained(fresh, id),
);

it('editors can put nothing of another space into formatted text, which the site would leave out', async () => {
  const types = await Promise.all(contentTypeIds.map((id) => typeOf(fresh, id)));
  const richTexts = types.flatMap(({ fields }) => fields.filter(({ type }) => type === 'RichText'));
  for (const { validations = [] } of richTexts) {
    const nodes = validations.flatMap(({ enabledNodeTypes = [] }) => enabledNodeTypes);
    expect(nodes).not.toEqual([]);
    expect(nodes.filter((node) => node.includes('resource'))).toEqual([]);
  }
});

it('a change of the model has a migration for spaces that are set up (contentful-migrations/README.md)', () =>
  expectSameTypes(older, fresh));

it('every migration is in recordedModel.json: npm run record-model adds it', () =>
  expect(readRecordedModel().migrations).toEqual(migrationNames()));
