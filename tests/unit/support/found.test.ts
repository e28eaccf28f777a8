/** What a rehearsal notices of what has changed in a space. */
import { startFakeContentful, type FakeContentful } from '../../contentful';
import { changedSince } from '../../support/rehearsal/found';

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
