/** Whatever texts a space contains, nothing foreign runs on any page. */
import '../support/asInBuilds';
import type { Bundled } from '../../src/content/bundled';
import type { Field } from '../../src/content/model/fields';
import fc from 'fast-check';
import {
  addEverything,
  allPages,
  bundledDefaults,
  emptySpace,
  seededSpace,
  siteOf,
  type MadeSite,
  type Space,
} from '../support/content';
import { rawText } from '../support/builtPages';
import { elementsOf, parsed } from '../support/html';
import { documentOf, renderDocument } from '../support/renderSite';
import { executablesAmong, faultsOf, OWN_SCRIPTS } from '../support/invariants';
import { tryEverything } from '../support/tryEverything';
import { CANARY, hostileAddress, hostileDocument, hostileText } from './support/generated';
import { everyField, fewDefaults, neverSeeded, TEXTS } from './support/hostile';

const SEED = 20261121;
const RUNS = tryEverything ? 20 : 3;

let few: Bundled;
beforeAll(async () => {
  few = await fewDefaults();
});

it('values of the wrong kind in any field of any entry leave the site sound', () => {
  const wrong = fc.oneof(
    fc.constantFrom(...Object.values(TEXTS)),
    hostileText,
    hostileAddress,
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom<unknown>(NaN, Infinity, -0, undefined, new Date(NaN)),
  );
  const change = fc.tuple(fc.constantFrom(...everyField), fc.nat(), wrong);
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 30 }), (changes) => {
      const space = seededSpace(few);
      for (const [[type, id], which, value] of changes) {
        const { nodes } = space[type];
        const node = nodes[which % Math.max(1, nodes.length)];
        if (node) node[id] = value;
      }
      expect(faultsOf(siteOf(space, few))).toEqual([]);
    }),
    { seed: SEED, numRuns: tryEverything ? 200 : 20 },
  );
});

it('a space with only empty fields has the same pages as no space at all', async () => {
  const bundled = await bundledDefaults();
  const space = seededSpace(bundled);
  for (const [type, id] of everyField) for (const node of space[type].nodes) node[id] = null;
  const pagesIn = (made: MadeSite) =>
    allPages(made.site)
      .map(({ path, top, seo }) => [path, top.heading, seo.title, seo.description])
      .sort();
  const [emptied, nothing] = [siteOf(space, bundled), siteOf(emptySpace(), bundled)];
  expect(pagesIn(emptied)).toEqual(pagesIn(nothing));
  expect(emptied.site.texts.facts).toEqual(nothing.site.texts.facts);
  expect(faultsOf(emptied)).toEqual([]);
});

interface Generated {
  readonly texts: readonly string[];
  readonly addresses: readonly string[];
  readonly document: string;
}

/** Puts something generated into every field of every entry. Switches, choices and links stay. */
const fill = (space: Space, { texts, addresses, document }: Generated): void => {
  let given = 0;
  const next = (among: readonly string[]): string => among[(given += 1) % among.length] ?? '';
  const valueFor = (kind: Field['kind'], now: unknown): unknown => {
    if (kind === 'text' || kind === 'longText') return next(texts);
    if (kind === 'plain') return next(addresses);
    const values = { textList: texts, plainList: addresses, richText: document };
    return values[kind as keyof typeof values] ?? now;
  };
  for (const [type, id, { kind }] of everyField) {
    // A post for other websites would not be shown.
    if (id === 'website') continue;
    for (const node of space[type].nodes) node[id] = valueFor(kind, node[id]);
  }
  for (const asset of space.asset.nodes) {
    const url = `${asset.url ?? ''}${next(texts)}`;
    const [title, description, filename] = [next(texts), next(texts), next(texts)];
    Object.assign(asset, { url, title, description, filename });
  }
};

it(`all pages of ${RUNS} generated contents, through mapping, merging and rendering, run nothing`, async () => {
  const assetIds = seededSpace(few).asset.nodes.map(({ contentful_id }) => contentful_id);
  const generated = fc.record({
    texts: fc
      .tuple(
        fc.array(hostileText, { minLength: 6, maxLength: 12 }),
        fc.constantFrom(...Object.values(TEXTS)),
      )
      .map((texts) => texts.flat()),
    addresses: fc.array(hostileAddress, { minLength: 3, maxLength: 9 }),
    document: hostileDocument(assetIds),
  });
  const harmless = await renderDocument(siteOf(emptySpace(), few).site, '/404.html');
  const own = [...OWN_SCRIPTS, ...harmless.all('script').map(rawText)];
  const expectNothingForeign = (text = '', place: 'head' | 'body'): void => {
    const { root, html, faults } = parsed(text);
    expect([executablesAmong(elementsOf(root), place, own), faults]).toEqual([[], []]);
    expect(html).toContain(CANARY);
  };
  await fc.assert(
    fc.asyncProperty(generated, async (contents) => {
      const space = seededSpace(few);
      addEverything(space);
      fill(space, contents);
      const { site } = siteOf(neverSeeded(space), few);
      const pages = allPages(site);
      expect(pages.length).toBeGreaterThan(30);
      for (const { path } of pages) {
        const document = await documentOf(site, path);
        const [, head, body] = /<head>(.*)<\/head><body[^>]*>(.*)<\/body>/s.exec(document) ?? [];
        expectNothingForeign(head, 'head');
        expectNothingForeign(body, 'body');
      }
    }),
    { seed: SEED, numRuns: RUNS },
  );
});
