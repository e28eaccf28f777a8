/** Makes a page of a preview from what an editor types, with the functions of the build. */
import type { ComponentType, ReactElement } from 'react';
import type { TemplateProps } from '../components/Layout';
import { pagesByTemplate, siteViewOf } from '../content/pages';
import type { SiteSettings } from '../content/pages/input';
import type { Bundled } from '../content/bundled';
import { makeSite } from '../content/site';
import type { PageBase } from '../content/views';
import { linkedIds, rawContent, type Item, type SpaceItems } from '../contentful/space';
import BlogTemplate from '../templates/blog';
import EmergencyTemplate from '../templates/emergency';
import PageTemplate from '../templates/page';
import PostTemplate from '../templates/post';
import ServiceTemplate from '../templates/service';

/** All that the pages of a preview are made from; they fetch it as JSON. */
export interface PreviewContent {
  readonly items: SpaceItems;
  readonly bundled: Bundled;
  readonly settings: SiteSettings;
  /** The moment of the build, ISO 8601. */
  readonly builtAt: string;
}

interface PreviewPage {
  readonly element: ReactElement;
  /** The id of the entry whose page it is, and of those that the entry links to, which may be hidden. */
  readonly entryIds: readonly string[];
}

const TEMPLATES = {
  blog: BlogTemplate,
  emergency: EmergencyTemplate,
  page: PageTemplate,
  post: PostTemplate,
  service: ServiceTemplate,
} as const;

/**
 * The page at a path, made from the content of a space.
 *
 * @returns undefined when there is none
 * @throws PlainError when the content must not be published as it is
 */
export const previewPage = (content: PreviewContent, path: string): PreviewPage | undefined => {
  const { items, bundled, settings, builtAt } = content;
  const { site } = makeSite(rawContent(items), bundled, settings, new Date(builtAt));
  const own = items.entries.filter(({ sys }) => site.addresses.pathOf.get(sys.id) === path);
  for (const [name, pages] of Object.entries(pagesByTemplate(site))) {
    const page = pages.find((one) => one.path === path);
    if (!page) continue;
    // Each list of pages has the views that its template shows.
    const Template = TEMPLATES[name as keyof typeof TEMPLATES] as ComponentType<
      TemplateProps<PageBase>
    >;
    return {
      element: <Template pageContext={{ page, site: siteViewOf(site) }} />,
      entryIds: own.flatMap((entry) => [entry.sys.id, ...linkedIds(entry)]),
    };
  }
  return undefined;
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
export const withTyped = (
  { entries, assets, locale }: SpaceItems,
  typed: readonly Item[],
): SpaceItems => {
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
