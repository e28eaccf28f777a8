/** What a rehearsal says of the space that it finds, and what it notices afterwards. */
import { startFakeContentful, type FakeContentful } from '../../contentful';
import { changedSince, describeSpace } from '../../support/rehearsal/found';

let fake: FakeContentful;
beforeEach(async () => {
  fake = await startFakeContentful();
});
afterEach(() => fake.close());

const type = (id: string, name: string) => ({
  id,
  name,
  fields: [{ id: 'title', name: 'Title', type: 'Symbol' }],
});

it('tells an empty space from one that is in use', async () => {
  expect(describeSpace(fake.space.snapshot())).toBe('nothing');
  fake.space.setContentTypes([type('recipe', 'Recipe'), type('faq', 'FAQ')]);
  fake.space.createEntry('recipe', { title: 'Bread' });
  fake.space.createEntry('faq', { title: 'Why?' }, { publish: false });
  await fake.space.createAsset({ file: 'src/images/aerial-road.jpg' });
  const found =
    '2 content types, 1 of them not of this site; 2 entries, 1 of them published; 1 file';
  expect(describeSpace(fake.space.snapshot())).toBe(`${found}; never set up`);
});

it('notices what has changed or gone, except in content types of the site', () => {
  const { space } = fake;
  space.setContentTypes([type('recipe', 'Recipe'), type('faq', 'FAQ')]);
  const bread = space.createEntry('recipe', { title: 'Bread' });
  const cake = space.createEntry('recipe', { title: 'Cake' });
  const pie = space.createEntry('recipe', { title: 'Pie' });
  const before = space.snapshot();
  expect(changedSince(before, space.snapshot())).toEqual([]);
  space.setContentTypes([type('faq', 'Question'), type('recipe', 'Meal')]);
  space.createEntry('recipe', { title: 'New' });
  space.updateFields(bread, { title: 'Loaf' });
  space.delete(cake);
  expect(space.entry(pie)).toBeDefined();
  expect(changedSince(before, space.snapshot())).toEqual([bread, cake, 'recipe']);
});
