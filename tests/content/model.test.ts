import { contentTypeIds } from '../../src/content/model';
import { startFakeContentful, type FakeContentful } from '../contentful';
import { run } from './support/commands';
import { expectExplained, typeOf } from './support/typesInSpace';

/** An empty space, once the migrations have run. */
let fresh: FakeContentful;

beforeAll(async () => {
  fresh = await startFakeContentful();
  const { code, stderr } = await run(fresh, 'migrate');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
});
afterAll(() => fresh.close());

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
