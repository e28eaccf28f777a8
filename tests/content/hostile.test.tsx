/**
 * Whatever texts a space contains, nothing foreign runs on any page. Each generated content fills many fields of
 * one site: 30 at random with values of any kind, or all texts, addresses, and rich texts of all entries, whose
 * pages are rendered. A failure names the field that causes it. fast-check would make the content simpler
 * until nothing can be left out, which takes hours, because each try makes a whole site.
 */
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
import { CANARY, hostileAddress, hostileDocument, hostileText } from './support/generated';
import { everyField, fewDefaults, neverSeeded, TEXTS } from './support/hostile';

const SEED = 20261121;
const RUNS = 3;

let few: Bundled;
beforeAll(async () => {
  few = await fewDefaults();
});

/** The items of a list that cause a fault when they are there together, most often one. */
const causeAmong = async <T,>(
  items: readonly T[],
  isFaulty: (part: readonly T[]) => Promise<boolean>,
  others: readonly T[] = [],
): Promise<readonly T[]> => {
  if (items.length <= 1) return items;
  const middle = Math.ceil(items.length / 2);
  const [first, second] = [items.slice(0, middle), items.slice(middle)];
  for (const half of [first, second])
    if (await isFaulty([...others, ...half])) return causeAmong(half, isFaulty, others);
  const inFirst = await causeAmong(first, isFaulty, [...others, ...second]);
  return [...inFirst, ...(await causeAmong(second, isFaulty, [...others, ...inFirst]))];
};

/** Fails with the faults of a content, of which an error is one, and with what in it causes them. */
const expectNoFaults = async <T,>(
  items: readonly T[],
  faultsWith: (part: readonly T[]) => readonly string[] | Promise<readonly string[]>,
): Promise<void> => {
  const faultsOrError = async (part: readonly T[]): Promise<readonly string[]> => {
    try {
      return await faultsWith(part);
    } catch (error) {
      return [String(error)];
    }
  };
  const faults = await faultsOrError(items);
  if (faults.length === 0) return;
  const cause = await causeAmong(items, async (part) => (await faultsOrError(part)).length > 0);
  expect({ cause, faults }).toEqual({ cause: [], faults: [] });
};

it('values of the wrong kind in any field of any entry leave the site sound', async () => {
  const value = fc.oneof(
    fc.constantFrom(...Object.values(TEXTS)),
    hostileText,
    hostileAddress,
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom<unknown>(NaN, Infinity, -0, undefined, new Date(NaN)),
  );
  const field = fc.constantFrom(...everyField).map(([type, id]) => ({ type, id }));
  const change = fc.record({ field, which: fc.nat(), value });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 30, maxLength: 30 }), (changes) =>
      expectNoFaults(changes, (part) => {
        const space = seededSpace(few);
        for (const { field, which, value } of part) {
          const { nodes } = space[field.type];
          const node = nodes[which % Math.max(1, nodes.length)];
          if (node) node[field.id] = value;
        }
        return faultsOf(siteOf(space, few));
      }),
    ),
    { seed: SEED, numRuns: 10, endOnFailure: true },
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
  expect(emptied.site.shared.facts).toEqual(nothing.site.shared.facts);
  expect(faultsOf(emptied)).toEqual([]);
});

interface Generated {
  readonly texts: readonly string[];
  readonly addresses: readonly string[];
  readonly document: string;
}

/** What can be filled: the fields of all types, and the assets. A post for other websites would not be shown. */
const FILLED = [
  ...everyField.flatMap(([type, id]) => (id === 'website' ? [] : `${type}.${id}`)),
  'asset',
];

/** Puts something generated into these fields of every entry. Switches, choices and links stay. */
const fill = (
  space: Space,
  { texts, addresses, document }: Generated,
  fields: readonly string[],
): void => {
  let given = 0;
  const next = (among: readonly string[]): string => among[(given += 1) % among.length] ?? '';
  const valueFor = (kind: Field['kind'], now: unknown): unknown => {
    if (kind === 'text' || kind === 'longText') return next(texts);
    if (kind === 'plain') return next(addresses);
    const values = { textList: texts, plainList: addresses, richText: document };
    return values[kind as keyof typeof values] ?? now;
  };
  // A field gets the same value whatever else is filled.
  for (const [type, id, { kind }] of everyField)
    for (const node of space[type].nodes) {
      const value = valueFor(kind, node[id]);
      if (fields.includes(`${type}.${id}`)) node[id] = value;
    }
  if (!fields.includes('asset')) return;
  for (const asset of space.asset.nodes) {
    const url = `${asset.url as string}${next(texts)}`;
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
  const foreignIn = (part = '', place: 'head' | 'body'): readonly string[] => {
    const { root, faults } = parsed(part);
    return [...executablesAmong(elementsOf(root), place, own), ...faults];
  };
  await fc.assert(
    fc.asyncProperty(generated, (contents) =>
      expectNoFaults(FILLED, async (fields) => {
        const space = seededSpace(few);
        addEverything(space);
        fill(space, contents, fields);
        const { site } = siteOf(neverSeeded(space), few);
        const pages = allPages(site);
        const faults = pages.length > 20 ? [] : [`only ${pages.length} pages`];
        for (const { path } of pages) {
          const document = await documentOf(site, path);
          const [, head, body] = /<head>(.*)<\/head><body[^>]*>(.*)<\/body>/s.exec(document) ?? [];
          const found = [...foreignIn(head, 'head'), ...foreignIn(body, 'body')];
          if (fields === FILLED && !(head?.includes(CANARY) && body?.includes(CANARY)))
            found.push('shows no generated text');
          faults.push(...found.map((fault) => `${path}: ${fault}`));
        }
        return faults;
      }),
    ),
    { seed: SEED, numRuns: RUNS, endOnFailure: true },
  );
});
