/** Makes a page of the preview from what is being typed, in the browser, with the functions of the build. */
import { makeSite } from '../content/site';
import type { SiteSettings } from '../content/assemble/input';
import type { Bundled } from '../content/bundled';
import { linkedIds, rawContent, typeOf, type Item, type SpaceItems } from '../contentful/space';
import { withAssetNames, type AssetNames } from '../documents/assetNames';
import { htmlOf, publishedDocument } from '../documents/page';
import { documentsOf } from '../documents/render';
import { labelPage } from './labels';
import { ENTRY_ATTRIBUTE } from './previewNames';

/** All items of a space. */
type Items = Pick<SpaceItems, 'entries' | 'assets' | 'locale'>;

/** All that pages are made from. */
export interface LiveContent {
  readonly items: Items;
  readonly bundled: Bundled;
  readonly settings: SiteSettings;
  readonly assetNames: AssetNames;
}

/** A page of the preview. */
interface LivePage {
  readonly path: string;
  /** Id of the entry whose page it is; undefined for the later pages of a list. */
  readonly ownId?: string;
  /** As a build publishes it. */
  readonly html: string;
  /** Ids of the entries that the page shows, or would show if they changed. */
  readonly entryIds: ReadonlySet<string>;
}

const SHOWN_ENTRY = new RegExp(` ${ENTRY_ATTRIBUTE}="([^"]+)"`, 'g');

/**
 * The page at a path.
 *
 * @param ownId the entry whose page is wanted, even if the page has another path
 * @returns undefined when there is none
 * @throws PlainError when the content must not be published as it is
 */
export const livePage = (
  { items, bundled, settings, assetNames }: LiveContent,
  builtPath: string,
  ownId = '',
): LivePage | undefined => {
  const { site } = makeSite(rawContent(items), bundled, settings);
  const { pathOf } = site.addresses;
  const path = pathOf.get(ownId) ?? builtPath;
  const document = documentsOf(site)(path);
  if (document === undefined) return undefined;
  const own = items.entries.filter(({ sys }) => pathOf.get(sys.id) === path);
  return {
    path,
    ownId: own[0]?.sys.id,
    html: htmlOf(publishedDocument(withAssetNames(document, assetNames), labelPage)),
    entryIds: new Set([
      ...[...document.matchAll(SHOWN_ENTRY)].flatMap(([, id]) => id ?? []),
      ...own.map(({ sys }) => sys.id),
      // Also sections that are hidden, or that have no texts of their own.
      ...own.flatMap(linkedIds),
      // Its facts appear in texts through tokens.
      ...items.entries.filter((item) => typeOf(item) === 'siteConfig').map(({ sys }) => sys.id),
    ]),
  };
};

const isItem = (value: unknown): value is Item & { sys: { type: 'Entry' | 'Asset' } } => {
  const { sys } = (value ?? {}) as { readonly sys?: { readonly type?: unknown } };
  return sys?.type === 'Entry' || sys?.type === 'Asset';
};

/** The known items, and the other items that are not among them. */
const withOthers = (known: readonly Item[], others: readonly Item[]): readonly Item[] => [
  ...new Map([...others, ...known].map((item) => [item.sys.id, item])).values(),
];

/**
 * The items of a space with what is typed.
 *
 * @param typed entries as Contentful's app sends them: with entries and files instead of links to them,
 *   including new ones that were made after the build
 */
export const withTyped = ({ entries, assets, locale }: Items, typed: readonly Item[]): Items => {
  const linked: Record<'Entry' | 'Asset', Item[]> = { Entry: [], Asset: [] };
  const withLinks = (fields: Item['fields']): Item['fields'] =>
    JSON.parse(JSON.stringify(fields ?? {}), (_key, value: unknown) => {
      if (!isItem(value)) return value;
      const { type, id } = value.sys;
      linked[type].push(value);
      return { sys: { type: 'Link', linkType: type, id } };
    }) as Item['fields'];
  const fieldsOf = new Map(typed.map(({ sys, fields }) => [sys.id, withLinks(fields)]));
  return {
    locale,
    entries: withOthers(entries, linked.Entry).map((entry) => ({
      ...entry,
      fields: fieldsOf.get(entry.sys.id) ?? entry.fields,
    })),
    assets: withOthers(assets, linked.Asset),
  };
};
