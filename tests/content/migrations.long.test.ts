import { contentTypeIds, fieldsOf } from '../../src/content/model';
import { startFakeContentful, type FakeContentful } from '../contentful';
import { contentOf, run } from './support/commands';
import { editorOf, expectExplained, expectSameTypes, typeOf } from './support/typesInSpace';
import { document, node } from '../support/richText';

/** An empty space, once the migrations have run. */
let fresh: FakeContentful;
let fake: FakeContentful;
beforeAll(async () => {
  fresh = await startFakeContentful();
  const { code, stderr, leftovers } = await run(fresh, 'migrate');
  expect({ code, stderr, leftovers }).toEqual({ code: 0, stderr: '', leftovers: [] });
});
afterAll(() => fresh.close());
beforeEach(async () => {
  fake = await startFakeContentful();
});
afterEach(() => fake.close());

describe('in an empty space', () => {
  it('keeps to the limits of a free space', () =>
    expect(fresh.space.contentTypeIds().length).toBeLessThanOrEqual(25));

  it('works on the given environment, and on no other', async () => {
    const staging = fake.copyEnvironment('master', 'staging');
    const env = { CONTENTFUL_ENVIRONMENT: 'staging' };
    await run(fake, 'migrate', { env, killWhen: () => staging.contentTypeIds().length > 2 });
    expect(staging.contentTypeIds()).toContain('siteConfig');
    expect(fake.space.contentTypeIds()).toEqual([]);
  });
});

/** A `blogPost` made by hand with only the fields that the previous website read. */
const HAND_MADE_BLOG_POST = {
  id: 'blogPost',
  name: 'Blog',
  displayField: 'title',
  fields: [
    { id: 'title', name: 'Title', type: 'Symbol', required: true },
    { id: 'excerpt', name: 'Excerpt', type: 'Symbol' },
    { id: 'body', name: 'Body', type: 'RichText' },
    { id: 'slug', name: 'Slug', type: 'Symbol', required: true },
    { id: 'metaDescription', name: 'Meta description', type: 'Symbol' },
    { id: 'image', name: 'Image', type: 'Link', linkType: 'Asset' },
    { id: 'website', name: 'Website', type: 'Array', items: { type: 'Symbol' } },
    { id: 'reviewedBy', name: 'Reviewed by', type: 'Symbol' },
  ],
};

const OTHER_TYPE = {
  id: 'recipe',
  name: 'Recipe',
  displayField: 'title',
  fields: [{ id: 'title', name: 'Title', type: 'Symbol' }],
};

describe('in a space that is in use', () => {
  it('adds what is missing and loses neither a field nor an entry', async () => {
    fake.space.setContentTypes([HAND_MADE_BLOG_POST, OTHER_TYPE]);
    const post = {
      title: 'A title longer than the model allows. '.repeat(6),
      body: document(node('heading-1', ['A post'])),
      website: ['https://trees.example'],
      reviewedBy: 'Somebody',
    };
    fake.space.createEntry('blogPost', { ...post, slug: 'published' });
    fake.space.createEntry('blogPost', { ...post, slug: 'draft' }, { publish: false });
    fake.space.createEntry('recipe', { title: 'Bread' });
    const before = contentOf(fake);
    const { code } = await run(fake, 'migrate');
    expect(code).toBe(0);

    const after = contentOf(fake);
    for (const [id, entry] of Object.entries(before)) expect([id, after[id]]).toEqual([id, entry]);
    expect(fake.space.entries('blogPost')).toHaveLength(2);

    const { fields } = await typeOf(fake, 'blogPost');
    const byHand = HAND_MADE_BLOG_POST.fields.map((field) => [field.id, field.type]);
    const kept = fields.filter(({ id }) => byHand.some(([handMade]) => handMade === id));
    expect(kept.map(({ id, type }) => [id, type])).toEqual(byHand);
    const wanted = fieldsOf('blogPost').map(([id]) => id);
    expect(fields.map(({ id }) => id)).toEqual(expect.arrayContaining(wanted));

    expect(await typeOf(fake, OTHER_TYPE.id)).toMatchObject({ name: OTHER_TYPE.name });
    const others = contentTypeIds.filter((id) => id !== 'blogPost');
    await expectSameTypes(fake, fresh, others);
    for (const id of contentTypeIds) await expectExplained(fake, id);
    // A one-line field keeps a one-line control although the model has several lines there.
    const { controls } = await editorOf(fake, 'blogPost');
    expect(controls.find(({ fieldId }) => fieldId === 'excerpt')?.widgetId).toBe('singleLine');
  });

  it('does not make new fields required where entries lack them', async () => {
    fake.space.setContentTypes([
      {
        id: 'faq',
        name: 'FAQ',
        displayField: 'title',
        fields: [{ id: 'title', name: 'Title', type: 'Symbol' }],
      },
    ]);
    const id = fake.space.createEntry('faq', { title: 'An old question' });
    await run(fake, 'migrate');
    expect(() =>
      fake.space.updateFields(id, { title: 'Changed' }, { publish: true }),
    ).not.toThrow();
  });
});
