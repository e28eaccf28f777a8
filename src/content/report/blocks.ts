/** Every text block of every page, read from the marks in the HTML that was made. */
import { allPages, type Site } from '../assemble';
import { withoutMarks } from '../marks';
import type { FieldLocation } from '../assemble/provenance';
import { fieldLabel, valueOf, wordsOf } from '../entries';
import type { ContentTypeId } from '../model';
import { replaceTokens } from '../tokens';

/** One text block of one page, as the content report lists it. */
export interface Block {
  /** `*` stands for every page, an address that ends in `*` for every post. */
  readonly path: string;
  readonly contentType: ContentTypeId;
  readonly field: string;
  /** Name of the field that editors see. */
  readonly label: string;
  /** The text itself; for a picture, its description. */
  readonly text: string;
  readonly origin: 'contentful' | 'default' | 'hidden';
  readonly entryId?: string;
}

/** The words of a field as visitors read them. */
const shownWords = ({ tokens }: Site, { entry, field }: FieldLocation): string =>
  withoutMarks(replaceTokens(wordsOf(valueOf(entry, field)), tokens));

const blockOf = (site: Site, path: string, location: FieldLocation): Block => {
  const { entry, field } = location;
  const origin = entry.origins[field] ?? 'default';
  return {
    path,
    contentType: entry.type,
    field,
    label: fieldLabel(entry, field),
    text: shownWords(site, location),
    origin,
    entryId: origin === 'contentful' ? entry.entryId : undefined,
  };
};

type Locations = ReadonlySet<FieldLocation>;

/**
 * The fields that all of these pages show; none of a single page. An entry's own page need not show it: a
 * list of the newest posts leaves out the open one.
 *
 * @param shown the fields that each page shows, by its path
 */
const sharedBy = (site: Site, shown: ReadonlyMap<string, Locations>): Locations => {
  if (shown.size < 2) return new Set();
  const pages = [...shown];
  const isShared = (location: FieldLocation): boolean => {
    const own = site.addresses.pathOf.get(location.entry.id);
    return pages.every(([path, locations]) => locations.has(location) || path === own);
  };
  return new Set(pages.flatMap(([, locations]) => [...locations].filter(isShared)));
};

/**
 * The text blocks of a site. What every page shows, and what every post shows, is listed once.
 *
 * @param htmlOf - the HTML of a page by its path
 */
export const textBlocks = async (
  site: Site,
  htmlOf: (path: string) => Promise<string>,
): Promise<readonly Block[]> => {
  const shown = new Map<string, Locations>();
  for (const { path } of allPages(site))
    shown.set(path, new Set(site.provenance.in(await htmlOf(path))));
  const posts = new Map(
    site.posts.map(({ path }) => [path, shown.get(path) ?? new Set<FieldLocation>()]),
  );
  const onEveryPage = sharedBy(site, shown);
  const onEveryPost = sharedBy(site, posts);

  const listed = (
    path: string,
    locations: Locations,
    ...elsewhere: readonly Locations[]
  ): Block[] =>
    [...locations]
      .filter((location) => !elsewhere.some((others) => others.has(location)))
      .map((location) => blockOf(site, path, location));
  return [
    ...listed('*', onEveryPage),
    ...listed(`${site.addresses.blog}*`, onEveryPost, onEveryPage),
    ...[...shown].flatMap(([path, locations]) =>
      posts.has(path)
        ? listed(path, locations, onEveryPage, onEveryPost)
        : listed(path, locations, onEveryPage),
    ),
    ...site.hidden.map(({ path, location }) => ({
      ...blockOf(site, path, location),
      origin: 'hidden' as const,
    })),
  ];
};
