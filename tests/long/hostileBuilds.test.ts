/**
 * Whatever a space holds, a real build succeeds, and its pages are safe. `tests/content` tries many
 * more such spaces without Gatsby; these are the ones that Gatsby and its Contentful plugin meet.
 */
import { contentTypeIds, fieldsOf } from '../../src/content/model';
import type { Field } from '../../src/content/model/fields';
import type { ContentReport } from '../../src/content/report';
import { TEXTS } from '../content/support/hostile';
import { assetLink, entryLink, type PlainFields, type Space } from '../contentful';
import { rawText, type BuiltPage } from '../support/builtPages';
import { useSpaceSite } from '../support/rehearsal/spaceSite';
import { attribute } from '../support/html';
import { executablesAmong, OWN_SCRIPTS } from '../support/invariants';
import { document, node } from '../support/richText';

jest.setTimeout(600_000);

/** The scripts of a page of bundled texts, into which nobody can have written anything. */
const ownScripts = ({ elements }: BuiltPage): readonly string[] => [
  ...OWN_SCRIPTS,
  ...elements.filter(({ tagName }) => tagName === 'script').map(rawText),
];

const TEL = /^tel:\+?\d{7,15}$/;

/**
 * Everything wrong with the built pages, with the page it is on; nothing when they are safe.
 *
 * @param own - the scripts that a page may have, besides data
 */
const dangersIn = (pages: Iterable<BuiltPage>, own: readonly string[]): readonly string[] => {
  const faults: string[] = [];
  for (const { path, elements, texts } of pages) {
    // As a head, which is among them; tests/content tries that no body has what only a head may hold.
    const found = [...executablesAmong(elements, 'head', own)];
    const calls = elements.some((element) => TEL.test(attribute(element, 'href') ?? ''));
    if (!calls) found.push('no number to call');
    if (!elements.some(({ tagName }) => tagName === 'h1')) found.push('no heading');
    if (!texts.some(({ kind }) => kind === 'title')) found.push('no title');
    faults.push(...[...new Set(found)].map((fault) => `${path}: ${fault}`));
  }
  return faults;
};

interface Built {
  readonly report: ContentReport;
  /** All words of the site. */
  readonly words: string;
}

const site = useSpaceSite('hostile-builds');
let own: readonly string[];
let seeded: ReturnType<Space['snapshot']>;

beforeAll(async () => {
  // Without the variables of the space: the site of bundled texts.
  await site.run('src/hosting/build.ts', {});
  own = ownScripts(site.pages().get('/404.html') as BuiltPage);
  seeded = site.space.snapshot();
});

/** Builds the site of a changed space, and checks what holds for every site. */
const builtFrom = async (change: (space: Space) => void): Promise<Built> => {
  site.space.restore(seeded);
  change(site.space);
  await site.build();
  const [pages, report] = [site.pages(), await site.report()];
  expect(pages.size).toBeGreaterThan(3);
  expect(dangersIn(pages.values(), own)).toEqual([]);
  expect(report.source).toBe('contentful');
  for (const { message, entryId, url } of report.problems) {
    expect(message).toMatch(/[.!]$/);
    // Bundled content has no entry to open.
    if (entryId !== undefined)
      expect([message, url]).toEqual([
        message,
        expect.stringMatching(`/entries/${entryId}(\\?focusedField=\\w+)?$`),
      ]);
  }
  const words = [...pages.values()].flatMap(({ texts }) => texts.map(({ text }) => text));
  return { report, words: words.join('\n') };
};

/** Changes fields of every entry past all validation; undefined leaves one as it is. */
const changeAll = (
  space: Space,
  change: (field: Field, at: { readonly id: string; readonly index: number }) => unknown,
): void => {
  const entries = contentTypeIds.flatMap((type) =>
    space.entries(type).map(({ id }) => ({ id, type })),
  );
  entries.forEach(({ id, type }, index) => {
    const before = space.fieldsOf(id);
    const fields: PlainFields = {};
    for (const [name, field] of fieldsOf(type)) {
      const value = (change(field, { id, index }) ?? before[name]) as
        PlainFields[string] | undefined;
      if (value !== undefined) fields[name] = value;
    }
    space.force(id, type, fields);
  });
};

it.each([
  ['every second', 0],
  ['every other second', 1],
])('a model without %s of its types', async (_, remainder) => {
  // Without the company's details, and so without any number to show, a build stops.
  const missing = contentTypeIds.filter(
    (type, index) => type !== 'siteConfig' && index % 2 === remainder,
  );
  const { report } = await builtFrom((space) => {
    for (const type of missing) space.removeContentType(type);
  });
  const origins = report.blocks.map(({ contentType, origin }) => `${contentType} ${origin}`);
  for (const type of missing) expect(origins).not.toContain(`${type} contentful`);
  expect(report.summary.default).toBeGreaterThan(0);
  expect(report.summary.contentful).toBeGreaterThan(0);
});

it('texts that break layouts, encodings and HTML, and links that lead nowhere, in every field', async () => {
  const texts = Object.values(TEXTS);
  const built = await builtFrom((space) => {
    space.createEntry('callout', {}, { id: 'gone-for-good', publish: false });
    space.delete('gone-for-good');
    changeAll(space, ({ kind }, { id, index }) => {
      const dead = ['faq-cost', 'gone-for-good', 'never-there', id].map(entryLink);
      const text = texts[index % texts.length] ?? '';
      if (kind === 'linkList') return dead;
      if (kind === 'pictureList') return [assetLink('never-there')];
      if (kind === 'link') return dead[1];
      if (kind === 'picture' || kind === 'document') return assetLink('never-there');
      if (kind === 'textList' || kind === 'plainList') return [text, `${text} 2`];
      if (kind !== 'richText')
        return ['text', 'longText', 'plain', 'choice'].includes(kind) ? text : undefined;
      return document(
        text,
        node('paragraph', [
          node('hyperlink', [text], { uri: text }),
          node('entry-hyperlink', ['a link'], { target: entryLink('gone-for-good') }),
          node('asset-hyperlink', ['a file'], { target: assetLink('never-there') }),
        ]),
        node('embedded-entry-block', [], { target: entryLink('faq-cost') }),
        node('embedded-asset-block', [], { target: assetLink('never-there') }),
      );
    });
    // Without any number to show, a build stops.
    const config = space.entries('siteConfig')[0]?.id ?? '';
    const number = { phoneDisplay: '(860) 555-0100' };
    space.force(config, 'siteConfig', { ...space.fieldsOf(config), ...number });
    space.unpublish('faq-cost');
  });
  for (const text of ['word', 'emoji', 'script'])
    expect(built.words).toContain(TEXTS[text]?.trim());
  const complaints = built.report.problems.map(
    ({ contentType, entryId, field }) => `${contentType} ${entryId} ${field}`,
  );
  expect(complaints).toEqual(
    expect.arrayContaining(['page page-home sections', 'service service-tree-pruning body']),
  );
});
