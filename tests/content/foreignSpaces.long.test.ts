/** Set-up in spaces that others have made: looked at first, then completed or refused, and nothing of theirs is lost. */
import { contentTypeIds, fieldsOf } from '../../src/content/model';
import { startFakeContentful, type FakeContentful } from '../contentful';
import { document, node } from '../support/richText';
import { contentOf, run, writesTo } from './support/commands';
import { editorOf, expectExplained, typeOf } from './support/typesInSpace';

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

/** Somebody else's content type. */
const makeType = (id: string, name: string, fields: readonly Field[]): void =>
  fake.space.setContentTypes([{ id, name, displayField: 'title', fields: fields as never }]);

const TITLE = field('title', 'Symbol', { required: true });

/** A `blogPost` with the fields that the previous website read, one more, and rules of its own. */
const BLOG_POST = [
  TITLE,
  field('excerpt', 'Symbol'),
  field('body', 'RichText'),
  field('slug', 'Symbol', { required: true }),
  field('image', 'Link', { linkType: 'Asset' }),
  field('website', 'Array', { items: { type: 'Symbol' } }),
  field('reviewedBy', 'Symbol', { validations: [{ size: { max: 20 } }] }),
  field('related', 'Link', {
    linkType: 'Entry',
    validations: [{ relationshipType: ['Composition'] }],
  }),
];

it('completes a type and loses neither a field, nor a rule, nor an entry', async () => {
  makeType('blogPost', 'Blog', BLOG_POST);
  makeType('recipe', 'Recipe', [TITLE]);
  makeType('faq', 'FAQ', [TITLE]);
  const post = {
    title: 'A title longer than the model allows. '.repeat(6),
    body: document(node('heading-1', ['A post'])),
    website: ['https://trees.example'],
  };
  fake.space.createEntry('blogPost', { ...post, slug: 'published' });
  fake.space.createEntry('blogPost', { ...post, slug: 'draft' }, { publish: false });
  fake.space.createEntry('recipe', { title: 'Bread' });
  const question = fake.space.createEntry('faq', { title: 'An old question' });
  const before = contentOf(fake);
  const { code, stderr } = await run(fake, 'migrate');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(contentOf(fake)).toEqual(before);

  const { name, fields } = await typeOf(fake, 'blogPost');
  expect(name).toBe('Blog');
  expect(fields.slice(0, BLOG_POST.length)).toMatchObject(BLOG_POST);
  const wanted = fieldsOf('blogPost').map(([id]) => id);
  expect(fields.map(({ id }) => id)).toEqual(expect.arrayContaining(wanted));
  for (const id of contentTypeIds) await expectExplained(fake, id);
  // A one-line field keeps a one-line control although the model has several lines there.
  const { controls } = await editorOf(fake, 'blogPost');
  expect(controls.find(({ fieldId }) => fieldId === 'excerpt')?.widgetId).toBe('singleLine');
  // No new field is required, because entries that are there lack it.
  expect(() =>
    fake.space.updateFields(question, { title: 'Changed' }, { publish: true }),
  ).not.toThrow();

  fake.requests.clear();
  expect((await run(fake, 'migrate')).stdout).toContain('Nothing to do');
  expect(writesTo(fake)).toBe(0);
});

it('leaves the tabs, controls and help texts that staff have made', async () => {
  makeType('faq', 'FAQ', [TITLE, field('answer', 'RichText')]);
  const controls = [
    { fieldId: 'answer', widgetId: 'theirApp', settings: { helpText: 'Ours.' } },
    { fieldId: 'title' },
  ];
  const answer = { groupId: 'set', name: 'Set', items: [{ fieldId: 'answer' }] };
  const items = [{ fieldId: 'title' }, answer];
  const editorLayout = [{ groupId: 'theirs', name: 'Theirs', items }];
  fake.space.setEditor('faq', { controls, editorLayout });
  expect((await run(fake, 'migrate')).code).toBe(0);
  const editor = await editorOf(fake, 'faq');
  expect(editor.controls.find(({ fieldId }) => fieldId === 'answer')).toMatchObject(
    controls[0] ?? {},
  );
  const added = fieldsOf('faq').flatMap(([id]) => (id === 'answer' ? [] : [{ fieldId: id }]));
  expect(editor.editorLayout).toEqual([
    { groupId: 'theirs', name: 'Theirs', items: [...items, ...added] },
  ]);
});

describe('fields of another kind, in two types', () => {
  beforeEach(() => {
    makeType('faq', 'Question', [TITLE, field('answer', 'Text')]);
    makeType('blogPost', 'Post', [TITLE, field('body', 'Text')]);
  });

  it.each([
    ['migrate', []],
    ['setup', ['--dry-run']],
  ] as const)('are reported at once, and nothing is written: %s %j', async (command, args) => {
    fake.requests.clear();
    const { code, stderr } = await run(fake, command, { args });
    expect(code).toBe(1);
    expect(stderr.split('\n').sort()).toEqual([
      '',
      '  - Content type “Post” (blogPost), field “body”: is of the kind Text, but the site needs RichText. Give that field another id in Contentful, for example bodyOld.',
      '  - Content type “Question” (faq), field “answer”: is of the kind Text, but the site needs RichText. Give that field another id in Contentful, for example answerOld.',
      'Nothing was changed, because this is in the way:',
    ]);
    expect(writesTo(fake)).toBe(0);
  });
});

it('tells what staff cannot edit, or the site cannot read, in fields that the space hides', async () => {
  const hidden = [
    field('intro', 'Text', { omitted: true }),
    field('heading', 'Symbol', { disabled: true }),
  ];
  makeType('service', 'Service', [TITLE, ...hidden]);
  makeType('recipe', 'Recipe', [TITLE, ...hidden]);
  const { code, stdout } = await run(fake, 'setup', { args: ['--dry-run'] });
  expect([code, stdout.match(/field “.*(?=\. Enable it there)/g)?.sort()]).toEqual([
    1,
    [
      'field “heading”: is disabled for editing, so staff cannot change “Heading”',
      'field “intro”: is disabled in the response, so the site cannot read what staff write under “Text under the heading”',
    ],
  ]);
});

it('leaves drafts of what their own required field refuses, and a second run finishes', async () => {
  const cover = field('cover', 'Link', { linkType: 'Asset', required: true });
  makeType('blogPost', 'Blog Post', [...BLOG_POST, cover]);
  const theirs = fake.space.createEntry('blogPost', { title: 'Ours' }, { publish: false });
  const before = contentOf(fake)[theirs];
  const first = await run(fake, 'setup');
  expect(first.code).toBe(1);
  expect(first.stdout.match(/- Blog post “[^”]+” \([\w-]+\): fields\.cover/g)).toHaveLength(4);
  expect(first.stdout).toContain('run the command again');
  expect(fake.space.entries('page').every(({ published }) => published)).toBe(true);

  const { fields } = await typeOf(fake, 'blogPost');
  const optional = fields.map((one) => (one.id === 'cover' ? { ...one, required: false } : one));
  makeType('blogPost', 'Blog Post', optional as never);
  const second = await run(fake, 'setup');
  expect({ code: second.code, stderr: second.stderr }).toEqual({ code: 0, stderr: '' });
  expect(second.stdout).toContain('4 to finish: an earlier seed did not publish them');
  expect(fake.space.entries('blogPost').filter(({ published }) => !published)).toHaveLength(1);
  expect(contentOf(fake)[theirs]).toEqual(before);
});

it('a type without room for the fields of the site is reported before anything is written', async () => {
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

it('is left alone when an earlier version of the website has set it up', async () => {
  await run(fake, 'migrate');
  fake.space.createEntry('migrationRecord', { name: 'Migration 0009-faq' }, { id: '0009-faq' });
  fake.requests.clear();
  expect(await run(fake, 'setup')).toMatchObject({
    code: 1,
    stderr:
      'The environment “master” was set up by an earlier version of the website (it has the record “0009-faq”), so nothing was changed: use that version, or an empty environment or space.\n',
  });
  expect(writesTo(fake)).toBe(0);
});

it('an empty space stands in no way, and only the given environment is changed', async () => {
  const staging = fake.copyEnvironment('master', 'staging');
  // As npm calls it when somebody forgets the `--` before the flag.
  const dryRun = await run(fake, 'setup', { env: { npm_config_dry_run: 'true' } });
  expect([dryRun.code, dryRun.stdout]).toEqual([
    0,
    'Space offlinespace, environment master:\nNothing in the space stands in the way.\nNothing was changed.\n',
  ]);
  await run(fake, 'migrate', { env: { CONTENTFUL_ENVIRONMENT: 'staging' } });
  expect(staging.contentTypeIds()).toHaveLength(contentTypeIds.length);
  expect(contentTypeIds.length).toBeLessThanOrEqual(25);
  expect(fake.space.contentTypeIds()).toEqual([]);
});
