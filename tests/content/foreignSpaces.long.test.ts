/** Set-up in spaces made by others reports everything in the way before it writes anything. */
import { startFakeContentful, type FakeContentful } from '../contentful';
import { editorOf, typeOf } from './support/typesInSpace';
import { contentOf, run, writesTo } from './support/commands';

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
  ] as const)('are reported at once, and nothing is written: %s %j', async (command, args) => {
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

it('fields that are disabled in the response are reported: the site would lack them', async () => {
  makeType('service', 'Service', [TITLE, field('intro', 'Text', { omitted: true })]);
  makeType('recipe', 'Recipe', [TITLE, field('intro', 'Text', { omitted: true })]);
  const { code, stdout } = await run(fake, 'setup', { args: ['--dry-run'] });
  expect([code, stdout.match(/field “.*disabled in the response/g)]).toEqual([
    1,
    ['field “intro”: is disabled in the response'],
  ]);
});

describe('required fields of their own', () => {
  beforeEach(() => makeType('blogPost', 'Blog Post', POST_WITH_COVER));

  it('are reported before anything is written', async () => {
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
    const published = fake.space.entries().filter(({ published }) => published).length;
    // Among them is the record of the seed.
    expect(first.stdout).toContain(`  - ${published - 1} texts and 18 pictures\n`);
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
    expect(second.stdout).toContain('4 to finish: an earlier seed did not publish them');
    expect(fake.space.entries('blogPost').filter(({ published }) => !published)).toHaveLength(1);
    expect(contentOf(fake)[theirs]).toEqual(before);
  });
});

it('texts that a second locale requires are reported beforehand, and for each entry that lacks them', async () => {
  await fake.close();
  fake = await startFakeContentful({ defaultLocale: 'de', otherLocales: ['es-US'] });
  const required = { required: true, localized: true };
  makeType('testimonial', 'Review', [field('title', 'Symbol'), field('quote', 'Text', required)]);
  const { code, stdout } = await run(fake, 'setup');
  expect(code).toBe(1);
  expect(stdout).toMatch(
    /field “quote”: is required, and (\d) of the \1 .* nothing for it in es-US:/,
  );
  expect(stdout).toMatch(
    /- Testimonial “.*” \([\w-]+\): field “quote” in es-US is required and empty/,
  );
  expect(fake.space.entries('page').every(({ published }) => published)).toBe(true);
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

it.each([
  [{ args: ['--dry-run'] }],
  // As npm calls it when somebody forgets the `--` before the flag.
  [{ env: { npm_config_dry_run: 'true' } }],
])(
  'a dry run says that nothing is in the way of the set-up, and writes nothing: %j',
  async (options) => {
    fake.requests.clear();
    const { code, stdout } = await run(fake, 'setup', options);
    expect([code, stdout]).toEqual([
      0,
      'Space offlinespace, environment master:\nNothing in the space stands in the way.\nNothing was changed.\n',
    ]);
    expect(writesTo(fake)).toBe(0);
  },
);
