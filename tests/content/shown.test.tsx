/** The content report lists a text for a page exactly when that page shows it. */
import { allPages, type Site } from '../../src/content/assemble';
import { withoutMarks } from '../../src/content/marks';
import {
  contentTypeIds,
  fieldsOf,
  isVisibleText,
  type ContentTypeId,
} from '../../src/content/model';
import { textBlocks, type Block } from '../../src/content/report/blocks';
import { publishPage } from '../../src/documents/page';
import { SCRIPT_FILE } from '../../src/preview/previewFile';
import { previewPage } from '../../src/preview/previewPage';
import {
  addNode,
  bundledDefaults,
  markedSiteOf,
  seededSpace,
  type Space,
} from '../support/content';
import { readable } from '../support/readable';
import { documentOf } from '../support/renderSite';
import { document, paragraph } from '../support/richText';

jest.mock('gatsby', () => jest.requireActual<object>('../support/gatsby'));
jest.setTimeout(180_000);

const WORD = /zq\d+z/g;

const inRichText = (json: string, word: string): string => {
  let done = false;
  return JSON.stringify(JSON.parse(json), (key, value: unknown) => {
    if (done || key !== 'value' || typeof value !== 'string' || value.trim() === '') return value;
    done = true;
    return `${word} ${value}`;
  });
};

/** Begins every text of a space with a word of its own; returns the field of each word. */
const withWords = (space: Space): ReadonlyMap<string, string> => {
  const places = new Map<string, string>();
  for (const type of contentTypeIds) {
    for (const node of space[type].nodes) {
      for (const [id, field] of fieldsOf(type)) {
        const value = node[id];
        // The company's facts are in other texts too, in place of tokens.
        if (!isVisibleText(field) || value === null || type === 'siteConfig') continue;
        const word = `zq${places.size}z`;
        places.set(word, `${type}.${id} ${node.contentful_id}`);
        if (field.kind === 'richText') node[id] = inRichText(value as string, word);
        else if (Array.isArray(value)) node[id] = [word, ...(value as string[])];
        else node[id] = `${word} ${value as string}`;
      }
    }
  }
  return places;
};

const fill = (space: Space, type: ContentTypeId, field: string, value: string): void => {
  for (const node of space[type].nodes) node[field] ??= value;
};

/** A seeded space with more in it than the defaults have. */
const fullSpace = async (): Promise<Space> => {
  const space = seededSpace(await bundledDefaults());
  for (const field of ['kicker', 'intro', 'numeral', 'numeralNote', 'pictureCaption', 'callNote'])
    fill(space, 'section', field, `Some ${field}`);
  for (const field of ['callNote', 'stepsHeading']) fill(space, 'service', field, `Some ${field}`);
  for (const field of ['callText', 'callNote', 'pictureCaption'])
    fill(space, 'page', field, `Some ${field}`);
  const facts = { textNumber: '(860) 555-0111', email: 'a@example.com', insurer: 'Elm Mutual' };
  Object.assign(space.siteConfig.nodes[0] ?? {}, facts, { licenseNumber: 'S-1' });
  addNode(space, 'notice', 'storm', { text: 'Storm', linkLabel: 'Read', linkHref: '/about' });
  return space;
};

const siteOfSpace = async (space: Space): Promise<Site> =>
  markedSiteOf(space, await bundledDefaults(), {
    settings: { mapsKey: 'key', counting: 'asked' },
  }).site;

const blocksOf = (site: Site): Promise<readonly Block[]> =>
  textBlocks(site, (path) => documentOf(site, path));

/** The pages, or groups of pages, that a shared text is listed under. */
const pathsOf = (blocks: readonly Block[], key: string): readonly string[] =>
  blocks.filter(({ entryId }) => entryId === `text-${key}`).map(({ path }) => path);

it('lists every text where it is shown, and nowhere else', async () => {
  const space = await fullSpace();
  const places = withWords(space);
  const site = await siteOfSpace(space);
  const blocks = (await blocksOf(site)).filter(
    ({ contentType, field }) =>
      contentType !== 'siteConfig' &&
      fieldsOf(contentType).some(([id, definition]) => id === field && isVisibleText(definition)),
  );
  const listedAt = (...paths: readonly string[]): ReadonlySet<string> =>
    new Set(
      blocks
        .filter(({ path }) => paths.includes(path))
        .map(({ contentType, field, entryId }) => `${contentType}.${field} ${entryId}`),
    );
  const { posts } = site;
  const everyPost = `${site.addresses.blog}*`;
  const wrong: string[] = [];
  for (const page of allPages(site)) {
    const { path } = page;
    const isPost = posts.some((post) => post === page);
    const html = withoutMarks(await documentOf(site, path));
    const shown = new Set((html.match(WORD) ?? []).map((word) => places.get(word) ?? word));
    const own = listedAt(path);
    const all = listedAt(path, '*', ...(isPost ? [everyPost] : []));
    for (const place of shown) if (!all.has(place)) wrong.push(`${path}: not listed: ${place}`);
    const elsewhere = ({ id }: { readonly id: string }): boolean =>
      site.addresses.pathOf.get(id) !== path;
    // Of the topics of a post, the page of one shows that one only, which has no word.
    const isTopics = (place: string): boolean => place.startsWith('blogPost.tags ');
    for (const place of all)
      if (
        !shown.has(place) &&
        !isTopics(place) &&
        (own.has(place) || elsewhere({ id: place.split(' ')[1] ?? '' }))
      )
        wrong.push(`${path}: listed, but not shown: ${place}`);
  }
  expect(wrong).toEqual([]);
});

it('every text of the content model stands on some page', async () => {
  const space = await fullSpace();
  const article = JSON.stringify(document(paragraph('Some words')));
  for (const type of contentTypeIds)
    for (const [id, field] of fieldsOf(type))
      if (field.kind === 'richText') fill(space, type, id, article);
      else if (isVisibleText(field) && field.kind !== 'textList')
        fill(space, type, id, `Some ${id}`);
  const places = withWords(space);
  const site = await siteOfSpace(space);
  const shown = new Set<string | undefined>();
  for (const { path } of allPages(site))
    for (const word of (await documentOf(site, path)).match(WORD) ?? [])
      shown.add(places.get(word)?.split(' ')[0]);
  const missing = new Set([...places.values()].flatMap((place) => place.split(' ')[0] ?? []));
  expect([...missing].filter((place) => !shown.has(place))).toEqual([]);
});

it('lists a text of a menu once for all pages, and one of all posts once for them', async () => {
  const site = await siteOfSpace(await fullSpace());
  const blocks = await blocksOf(site);
  expect(pathsOf(blocks, 'footerHeading')).toEqual(['*']);
  expect(pathsOf(blocks, 'recentPosts')).toEqual(['/blog/*']);
  expect(pathsOf(blocks, 'needHeading')).toContain('/tree-removal/');
  expect(pathsOf(blocks, 'needHeading').filter((path) => path.startsWith('/blog'))).toEqual([
    '/blog/*',
  ]);
});

it('has the same words, elements and class names in a preview as on the site', async () => {
  const space = await fullSpace();
  fill(space, 'blogPost', 'metaTitle', 'A title');
  for (const node of space.blogPost.nodes)
    node.title = `${String(node.title)}, ${'and on '.repeat(8)}`;
  const site = await siteOfSpace(space);
  const plain = readable(site);
  // Styles are printed once for all pages; each tag is a line, so that a failure can be read.
  const tagsOf = (html: string): readonly string[] =>
    html.replace(/<style.*?<\/style>/gs, '').split(/(?=<)/);
  for (const { path } of allPages(site)) {
    const made = await documentOf(site, path);
    const bare = withoutMarks(publishPage(made, previewPage).html).replace(
      `<script type="module" src="/${SCRIPT_FILE}"></script>`,
      '',
    );
    const withoutAnyMark = publishPage(await documentOf(plain, path)).html;
    expect([path, ...tagsOf(publishPage(made).html)]).toEqual([path, ...tagsOf(withoutAnyMark)]);
    expect([path, ...tagsOf(bare)]).toEqual([path, ...tagsOf(withoutAnyMark)]);
  }
});
