/** Whatever a space holds, the site is built, can be called, runs nothing, and the report says why. */
import { contentTypeIds } from '../../src/content/model';
import type { ContentReport } from '../../src/content/report';
import { openBuilder, type Builder } from '../support/builds';
import type { BuiltPage } from '../support/builtPages';
import { entryLink, richText, type FakeContentful, type Space } from '../contentful';
import { filledSpace } from '../support/rehearsal/workshopSpace';
import { dangersIn, ownScripts } from './support/builtSafety';
import {
  blank,
  changeAll,
  deadLinks,
  deleteAll,
  everyNode,
  fillLists,
  HARMFUL,
  keepOneOfEach,
  STRANGE,
  writeEverywhere,
} from './support/hostileSpaces';

jest.setTimeout(600_000);

interface Built {
  readonly report: ContentReport;
  readonly pages: ReadonlyMap<string, BuiltPage>;
  /** All words of the site. */
  readonly words: string;
}

let builder: Builder;
let contentful: FakeContentful;
let seeded: ReturnType<Space['snapshot']>;
let own: readonly string[];

beforeAll(async () => {
  builder = await openBuilder();
  await builder.build({});
  const bundled = builder.pages().get('/404.html');
  if (!bundled) throw new Error('The default site has no page for unknown addresses.');
  own = ownScripts(bundled);
  contentful = await filledSpace(builder);
  seeded = contentful.space.snapshot();
});
afterAll(async () => {
  await contentful?.close();
  await builder?.remove();
});

/** Builds the site of a changed space; every such site has to be sound. */
const builtFrom = async (change: (space: Space) => void): Promise<Built> => {
  contentful.space.restore(seeded);
  change(contentful.space);
  await builder.build(contentful.env());
  const [pages, report] = [builder.pages(), await builder.report()];
  expect(pages.size).toBeGreaterThan(3);
  expect(dangersIn(pages.values(), own)).toEqual([]);
  expect(report.source).toBe('contentful');
  for (const { message, entryId, url } of report.problems) {
    expect(message).toMatch(/[.!]$/);
    // What comes with the site has no entry to open.
    if (entryId !== undefined)
      expect([message, url]).toEqual([
        message,
        expect.stringMatching(`/entries/${entryId}(\\?focusedField=\\w+)?$`),
      ]);
  }
  const words = [...pages.values()].flatMap(({ texts }) => texts.map(({ text: word }) => word));
  return { report, pages, words: words.join('\n') };
};

/** The entries that the report names, as `type id field`. */
const named = ({ report }: Built): readonly string[] =>
  report.problems.map(({ contentType, entryId, field }) => `${contentType} ${entryId} ${field}`);

/** Entries that no default stands in for: without their fields they cannot be shown. */
const OWN_ENTRIES = ['service', 'blogPost', 'faq', 'testimonial', 'navigationLink'].map(
  (type) => `${type} many-${type}-0 undefined`,
);

it('types without a single entry', async () => {
  const { report, pages } = await builtFrom((space) => deleteAll(space));
  expect(report.summary).toMatchObject({ contentful: 0 });
  expect(report.summary.default).toBeGreaterThan(500);
  expect(pages.has('/tree-pruning/')).toBe(true);
});

/** Types that some page shows something of, whatever is missing. */
const ALWAYS_SHOWN = new Set<string>([
  ...['siteConfig', 'menuText', 'formText', 'interfaceText', 'page', 'section', 'navigationLink'],
  ...['service', 'faq', 'highlight', 'contactInfo'],
]);

it.each([
  ['every second', 0],
  ['every other second', 1],
])('a model without %s of its types', async (_, remainder) => {
  const missing = contentTypeIds.filter((__, index) => index % 2 === remainder);
  const { report } = await builtFrom((space) => {
    for (const type of missing) space.removeContentType(type);
  });
  const origins = report.blocks.map(({ contentType, origin }) => `${contentType} ${origin}`);
  for (const type of missing) expect(origins).not.toContain(`${type} contentful`);
  for (const type of missing.filter((one) => ALWAYS_SHOWN.has(one)))
    expect(origins).toContain(`${type} default`);
  expect(report.summary.default).toBeGreaterThan(0);
  expect(report.summary.contentful).toBeGreaterThan(0);
});

it('every field of every entry emptied', async () => {
  const built = await builtFrom((space) => {
    fillLists(space, 1);
    changeAll(space, () => undefined);
  });
  expect(built.report.summary.contentful).toBe(0);
  expect(named(built)).toEqual(expect.arrayContaining(OWN_ENTRIES));
});

it('nothing but white space and empty documents', async () => {
  const built = await builtFrom((space) => {
    fillLists(space, 1);
    changeAll(space, blank);
  });
  expect(built.report.summary.contentful).toBe(0);
  expect(named(built)).toEqual(expect.arrayContaining(OWN_ENTRIES));
});

it('links to drafts, to deleted entries, to other kinds and to nothing', async () => {
  const built = await builtFrom((space) => {
    space.unpublish('faq-cost');
    space.createEntry('callout', {}, { id: 'gone-for-good', publish: false });
    space.delete('gone-for-good');
    changeAll(space, deadLinks);
    space.unpublish('faq-cost');
  });
  expect(named(built)).toEqual(
    expect.arrayContaining(['page page-home sections', 'service service-tree-pruning body']),
  );
  expect(built.words).toContain('Words that stay.');
});

it('links in circles, with every node and mark there is and some there are not', async () => {
  const built = await builtFrom((space) => {
    changeAll(space, everyNode);
    const sections = ['section-home-faq', 'section-home-faq', 'page-home'].map((id) =>
      entryLink(id),
    );
    space.force('page-home', 'page', { ...space.fieldsOf('page-home'), sections });
  });
  expect(named(built)).toEqual(
    expect.arrayContaining(['page page-home sections', 'service service-tree-pruning body']),
  );
  expect(built.report.problems.map(({ message }) => message)).toContain(
    '“Sections” links to an entry of a kind that does not fit there (page-home). It is left out on the site. Remove the link.',
  );
  const elements = built.pages.get('/tree-pruning/')?.elements ?? [];
  const tags = new Set(elements.map(({ tagName }) => tagName));
  for (const tag of ['h2', 'h3', 'ol', 'ul', 'blockquote', 'hr', 'table', 'b', 'sup'])
    expect([tag, tags.has(tag)]).toEqual([tag, true]);
});

it('one entry of each type', async () => {
  const { report, pages } = await builtFrom((space) => keepOneOfEach(space));
  expect(report.summary.contentful).toBeGreaterThan(0);
  const services = report.blocks.filter(({ contentType }) => contentType === 'service');
  expect(new Set(services.map(({ entryId }) => entryId)).size).toBe(1);
  expect([...pages.keys()].filter((address) => /^\/blog\/.+/.test(address))).toHaveLength(1);
});

it('two hundred entries of each list', async () => {
  const { pages, words } = await builtFrom((space) => fillLists(space, 200));
  for (const address of ['/service-0/', '/service-199/', '/blog/post-0/', '/blog/post-199/'])
    expect([address, pages.has(address)]).toEqual([address, true]);
  expect(words).toContain('Number 199?');
  expect(pages.get('/blog/')?.html.length).toBeLessThan(1_000_000);
});

/** Without any number to show, a build stops: that is tried elsewhere. */
const keepNumber = (space: Space): void => {
  const config = space.entries('siteConfig')[0]?.id ?? '';
  space.force(config, 'siteConfig', {
    ...space.fieldsOf(config),
    phoneDisplay: '(860) 555-0100',
  });
};

it('words too long, from right to left, of signs and of halves of signs', async () => {
  const built = await builtFrom((space) => {
    changeAll(space, writeEverywhere(STRANGE));
    keepNumber(space);
  });
  expect(built.words).toContain('x'.repeat(5000));
  expect(built.words).toContain('🌳');
  expect(named(built).length).toBeGreaterThan(20);
});

it('scripts and addresses that run, in every field', async () => {
  const built = await builtFrom((space) => {
    changeAll(space, writeEverywhere(HARMFUL));
    keepNumber(space);
  });
  // They are words on the page, and nothing else.
  expect(built.words).toContain('<script>alert(1)</script>');
  expect(named(built).length).toBeGreaterThan(20);
});

it('a broken configuration, and one address for everything', async () => {
  const built = await builtFrom((space) => {
    const config = space.entries('siteConfig')[0]?.id ?? '';
    const broken = {
      company: '{{company}} {{phone}}',
      phoneDashed: '12',
      phoneLink: 'javascript:alert(1)',
      homeUrl: 'javascript:alert(1)',
      stateCode: 'Connecticut',
      email: 'nobody at nowhere',
      serviceTowns: ['', '{{city}}'],
      socialProfiles: ['javascript:alert(1)', 'https://social.example/us'],
    };
    space.force(config, 'siteConfig', { ...space.fieldsOf(config), ...broken });
    space.force('second-config', 'siteConfig', { company: 'Another company' });
    for (const type of ['page', 'service', 'blogPost'] as const) {
      for (const { id } of space.entries(type))
        space.force(id, type, { ...space.fieldsOf(id), slug: 'about', body: richText('Here.') });
    }
    for (const { id } of space.entries('navigationLink'))
      space.force(id, 'navigationLink', { title: 'About', href: '/about/' });
  });
  expect(named(built)).toEqual(
    expect.arrayContaining([
      'siteConfig site-config phoneLink',
      'siteConfig second-config undefined',
      'service service-tree-pruning slug',
    ]),
  );
  expect(built.words).not.toContain('Another company');
  expect(new Set(built.pages.keys()).size).toBe(built.pages.size);
});
