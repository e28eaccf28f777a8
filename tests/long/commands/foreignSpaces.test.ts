/** Set-up in spaces that others have made: what stands in the way is told before anything is written. */
import { loadBundled } from '../../../src/content/bundled';
import { startFakeContentful, type FakeContentful } from '../../contentful';
import { editorOf, typeOf } from '../../content/support/typesInSpace';
import { contentOf, managementOf, run, writesTo } from '../../content/support/commands';
import { OTHER_TYPE } from '../../content/support/usedSpace';

jest.setTimeout(120_000);

let fake: FakeContentful;
beforeEach(async () => {
  fake = await startFakeContentful();
});
afterEach(() => fake.close());

type Field = Readonly<Record<string, string | boolean | object>>;

const field = (id: string, type: string, more: object = {}): Field => ({
  ...{ id, name: id, type },
  ...more,
});

/** A content type of somebody else. */
const makeType = (id: string, name: string, fields: readonly Field[], more: object = {}): void =>
  fake.space.setContentTypes([
    { id, name, displayField: 'title', fields: fields as never, ...more },
  ]);

const TITLE = field('title', 'Symbol');

const POST_WITH_COVER = [
  field('title', 'Symbol', { required: true }),
  field('slug', 'Symbol', { required: true }),
  field('cover', 'Link', { linkType: 'Asset', required: true }),
  field('body', 'RichText'),
];

describe('fields of another kind, in two types', () => {
  beforeEach(() => {
    makeType('faq', 'Question', [TITLE, field('answer', 'Text')]);
    makeType('blogPost', 'Post', [TITLE, field('body', 'Text')]);
  });

  it.each([
    ['migrate', []],
    ['seed', []],
    ['setup', []],
    ['setup', ['--dry-run']],
  ] as const)('are told at once, and nothing is written: %s %j', async (command, args) => {
    fake.requests.clear();
    const { code, stderr } = await run(fake, command, { args });
    expect(code).toBe(1);
    expect(stderr).toBe(
      [
        'Nothing was changed, because this is in the way:',
        '  - Content type “Post” (blogPost), field “body”: is of the kind Text, but the site needs RichText. Give that field another id in Contentful, for example bodyOld.',
        '  - Content type “Question” (faq), field “answer”: is of the kind Text, but the site needs RichText. Give that field another id in Contentful, for example answerOld.',
        '',
      ].join('\n'),
    );
    expect(writesTo(fake)).toBe(0);
  });
});

describe('required fields of their own', () => {
  beforeEach(() => makeType('blogPost', 'Blog Post', POST_WITH_COVER));

  it('are told beforehand, without a write', async () => {
    fake.requests.clear();
    const { code, stdout } = await run(fake, 'setup', { args: ['--dry-run'] });
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /Content type “Blog Post” \(blogPost\), field “cover”: is required, and 4 of the 4 entries that come with the site have nothing for it: they stay drafts\. Make the field optional/,
    );
    expect(writesTo(fake)).toBe(0);
  });

  it('leave only the entries that lack them unpublished, and a second run finishes', async () => {
    const theirs = fake.space.createEntry('blogPost', { title: 'Ours' }, { publish: false });
    const before = contentOf(fake)[theirs];
    const first = await run(fake, 'setup');
    expect(first.code).toBe(1);
    const refused = first.stdout.match(
      /- Blog post “[^”]+” \([\w-]+\): field “cover” is required and empty/g,
    );
    expect([first.stdout, refused]).toEqual([first.stdout, expect.any(Array)]);
    expect(refused).toHaveLength(4);
    expect(first.stdout).toContain('run the command again');
    const drafts = () => fake.space.entries().filter((entry) => !entry.published);
    const unpublished = drafts().filter(
      ({ archivedVersion, id }) => !archivedVersion && id !== theirs,
    );
    expect(unpublished.map(({ contentTypeId }) => contentTypeId)).toEqual(
      Array.from({ length: 4 }, () => 'blogPost'),
    );
    expect(fake.space.entries('page').every(({ published }) => published)).toBe(true);

    const { fields } = await typeOf(fake, 'blogPost');
    makeType(
      'blogPost',
      'Blog Post',
      fields.map((one) => (one.id === 'cover' ? { ...one, required: false } : one)) as never,
    );
    const second = await run(fake, 'setup');
    expect({ code: second.code, stderr: second.stderr }).toEqual({ code: 0, stderr: '' });
    expect(fake.space.entries('blogPost').filter(({ published }) => !published)).toHaveLength(1);
    expect(contentOf(fake)[theirs]).toEqual(before);
  });
});

it('fields of ours that are hidden are told, and stay as they are', async () => {
  makeType('service', 'Service', [TITLE, field('description', 'Symbol', { omitted: true })]);
  const { code, stdout } = await run(fake, 'migrate');
  expect(code).toBe(0);
  expect(stdout).toMatch(
    /Content type “Service” \(service\), field “description”: is left out of what Contentful delivers, so the site never gets it\. Contentful, Content model, Service: turn/,
  );
  const { fields } = await typeOf(fake, 'service');
  expect(fields.find(({ id }) => id === 'description')).toMatchObject({ omitted: true });
});

it('validations that the migration tool does not know are left alone and stop nothing', async () => {
  const rules = [{ relationshipType: ['Composition'] }];
  const content = field('content', 'Link', { linkType: 'Entry', validations: rules });
  makeType('page', 'Page', [TITLE, content]);
  const { code, stderr } = await run(fake, 'setup');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const { fields } = await typeOf(fake, 'page');
  expect(fields.find(({ id }) => id === 'content')).toMatchObject({ validations: rules });
  const { controls } = await editorOf(fake, 'page');
  expect(controls.map(({ fieldId }) => fieldId)).toContain('slug');
});

it('tags and concepts stay, also of what an earlier run left unfinished', async () => {
  fake.space.setContentTypes([OTHER_TYPE]);
  const recipe = fake.space.createEntry('recipe', { title: 'Bread' }, { publish: false });
  fake.space.sort(recipe, { tags: ['kitchen'], concepts: ['baking'] });
  fake.space.publish(recipe);
  const [picture = ''] = [...(await loadBundled()).pictures.keys()];
  const tags = [{ sys: { type: 'Link', linkType: 'Tag', id: 'portfolio' } }];
  await managementOf(fake).raw.put(`/spaces/${fake.spaceId}/assets/${picture}`, {
    fields: {},
    metadata: { tags },
  });
  expect((await run(fake, 'setup')).code).toBe(0);
  const faq = fake.space.entries('faq')[0]?.id ?? '';
  fake.space.sort(faq, { tags: ['reviewed'], concepts: ['pruning'] });
  fake.space.publish(faq);
  const before = contentOf(fake);

  expect(fake.space.asset(picture)?.published?.body).toMatchObject({
    fields: { file: { 'en-US': { fileName: expect.stringMatching(/\.jpg$/) as string } } },
    metadata: { tags },
  });
  expect(before[recipe]).toMatchObject({
    metadata: { tags: [{ sys: { id: 'kitchen' } }], concepts: [{ sys: { id: 'baking' } }] },
  });
  expect((await run(fake, 'setup')).code).toBe(0);
  expect(contentOf(fake)).toEqual(before);
});

it('a type that has no room for the fields of the site is told before anything is written', async () => {
  const many = Array.from({ length: 48 }, (_, index) => field(`own${index}`, 'Symbol'));
  makeType('page', 'Page', [TITLE, ...many]);
  fake.requests.clear();
  const { code, stderr } = await run(fake, 'migrate');
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /“Page” \(page\): has 49 fields, and the site adds \d+; Contentful allows 50/,
  );
  expect(writesTo(fake)).toBe(0);
});

it('a token of somebody who does not administer the space is told that it may be refused', async () => {
  const member = { admin: false, roles: [] };
  fake.fail({ path: /space_members/, status: 200, body: JSON.stringify(member) });
  const { code, stdout } = await run(fake, 'setup', { args: ['--dry-run'] });
  expect([code, stdout]).toEqual([
    1,
    expect.stringContaining(
      'CONTENTFUL_MANAGEMENT_TOKEN: its owner does not administer the space, so Contentful may refuse what follows.',
    ),
  ]);
});

it('a token that may not look at its owner may go on, and a space without a hindrance says so', async () => {
  fake.fail({ path: /space_members/, status: 403 });
  const { code, stdout } = await run(fake, 'setup', { args: ['--dry-run'] });
  expect([code, stdout]).toEqual([
    0,
    'Nothing in the space stands in the way.\nNothing was changed.\n',
  ]);
});
