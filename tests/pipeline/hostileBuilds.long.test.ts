/**
 * Whatever a space holds, a real build succeeds, and its pages are safe. `tests/content` tries many
 * more such spaces without Gatsby; these are the ones that Gatsby and its Contentful plugin meet.
 */
import { contentTypeIds, fieldsOf } from '../../src/content/model';
import type { Field } from '../../src/content/model/fields';
import { TEXTS } from '../content/support/hostile';
import { assetLink, entryLink, type PlainFields, type Space } from '../contentful';
import { rawText, type BuiltPage } from '../support/builtPages';
import { useSpaceSite } from '../support/rehearsal/spaceSite';
import { attribute } from '../support/html';
import { executablesAmong, OWN_SCRIPTS } from '../support/invariants';
import { document, node } from '../support/richText';

jest.setTimeout(600_000);

/** The scripts of a page with only bundled texts, which nobody can have tampered with. */
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

const site = useSpaceSite('hostile-builds');
let own: readonly string[];
let seeded: ReturnType<Space['snapshot']>;

beforeAll(async () => {
  // Without the variables of the space: the site of bundled texts.
  await site.tryBuild({});
  own = ownScripts(site.pages().get('/404.html') as BuiltPage);
  seeded = site.space.snapshot();
});

/** Formatted text with a text in every place, and links and embeds that lead nowhere. */
const hostileDocument = (text: string) =>
  document(
    text,
    node('paragraph', [
      node('hyperlink', [text], { uri: text }),
      node('entry-hyperlink', ['a link'], { target: entryLink('gone-for-good') }),
      node('asset-hyperlink', ['a file'], { target: assetLink('never-there') }),
    ]),
    node('embedded-entry-block', [], { target: entryLink('faq-cost') }),
    node('embedded-asset-block', [], { target: assetLink('never-there') }),
  );

/** The hostile value for a field; undefined keeps the field as it is. */
const hostileValue = (
  kind: Field['kind'],
  text: string,
  entryId: string,
): PlainFields[string] | undefined => {
  const dead = ['faq-cost', 'gone-for-good', 'never-there', entryId].map(entryLink);
  const picture = assetLink('never-there');
  const values: { readonly [Kind in Field['kind']]?: PlainFields[string] } = {
    ...{ text, longText: text, plain: text, choice: text, richText: hostileDocument(text) },
    ...{ textList: [text, `${text} 2`], plainList: [text, `${text} 2`] },
    ...{ link: entryLink('gone-for-good'), linkList: dead },
    ...{ picture, document: picture, pictureList: [picture] },
  };
  return values[kind];
};

/** Changes every field of every entry past all validation. */
const makeHostile = (space: Space): void => {
  const texts = Object.values(TEXTS);
  space.entries().forEach(({ id, contentTypeId = '' }, index) => {
    const type = contentTypeIds.find((known) => known === contentTypeId);
    const fields = { ...space.fieldsOf(id) };
    for (const [name, { kind }] of type ? fieldsOf(type) : []) {
      const value = hostileValue(kind, texts[index % texts.length] ?? '', id);
      if (value !== undefined) fields[name] = value;
    }
    space.force(id, contentTypeId, fields);
  });
};

// Without the company's details, and so without any number to show, a build stops.
const others = contentTypeIds.filter((type) => type !== 'siteConfig');

it.each([
  ['every second', 0],
  ['every other second', 1],
])(
  'a model without %s of its types, and hostile texts and links in all fields of the others',
  async (_, remainder) => {
    const missing = others.filter((_type, index) => index % 2 === remainder);
    const { space } = site;
    space.restore(seeded);
    makeHostile(space);
    const [config] = space.entries('siteConfig');
    const number = { phoneDisplay: '(860) 555-0100' };
    space.force(config?.id ?? '', 'siteConfig', { ...space.fieldsOf(config?.id ?? ''), ...number });
    space.unpublish('faq-cost');
    for (const type of missing) space.removeContentType(type);
    await site.build();

    const pages = [...site.pages().values()];
    expect(pages.length).toBeGreaterThan(3);
    expect(dangersIn(pages, own)).toEqual([]);
    const words = pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join('\n');
    for (const text of ['word', 'emoji', 'script']) expect(words).toContain(TEXTS[text]?.trim());

    const { source, summary, blocks, problems } = await site.report();
    expect(source).toBe('contentful');
    expect([summary.default, summary.contentful]).not.toContain(0);
    const origins = blocks.map(({ contentType, origin }) => `${contentType} ${origin}`);
    for (const type of missing) expect(origins).not.toContain(`${type} contentful`);
    expect(problems.length).toBeGreaterThan(10);
    for (const { message, entryId, url } of problems) {
      expect(message).toMatch(/[.!]$/);
      // Bundled content has no entry to open.
      if (entryId !== undefined)
        expect([message, url]).toEqual([
          message,
          expect.stringMatching(`/entries/${entryId}(\\?focusedField=\\w+)?$`),
        ]);
    }
  },
);
