/** Every text block of every page, read from the marks in the HTML that was made. */
import { allPages, type Site } from '../assemble';
import { withoutMarks } from '../assemble/marks';
import type { FieldPlace } from '../assemble/provenance';
import { fieldLabel } from '../mappers';
import type { ContentTypeId } from '../model';
import { wordsOf } from '../text';
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
const shownWords = ({ tokens }: Site, { entry, field }: FieldPlace): string => {
  const value = (entry.fields as Readonly<Record<string, unknown>>)[field];
  return withoutMarks(replaceTokens(wordsOf(value), tokens));
};

const blockOf = (site: Site, path: string, place: FieldPlace, hidden = false): Block => {
  const { entry, field } = place;
  const origin = entry.origins[field] ?? 'default';
  return {
    path,
    contentType: entry.type,
    field,
    label: fieldLabel(entry, field),
    text: shownWords(site, place),
    origin: hidden ? 'hidden' : origin,
    entryId: origin === 'contentful' ? entry.entryId : undefined,
  };
};

/**
 * The fields that all of these pages show. An entry's own page need not show it: a list of the newest
 * posts leaves out the open one.
 */
const sharedBy = (site: Site, pages: ReadonlyMap<string, ReadonlySet<FieldPlace>>) => {
  const shared = new Set<FieldPlace>();
  if (pages.size < 2) return shared;
  const counts = new Map<FieldPlace, number>();
  for (const place of [...pages.values()].flatMap((places) => [...places]))
    counts.set(place, (counts.get(place) ?? 0) + 1);
  for (const [place, count] of counts) {
    const own = pages.get(site.addresses.pathOf.get(place.entry.id) ?? '');
    if (count === pages.size || (count === pages.size - 1 && own?.has(place) === false))
      shared.add(place);
  }
  return shared;
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
  const shown = new Map<string, ReadonlySet<FieldPlace>>();
  for (const { path } of allPages(site))
    shown.set(path, new Set(site.provenance.in(await htmlOf(path))));
  const postPaths = new Set(site.posts.map(({ path }) => path));
  const onEveryPage = sharedBy(site, shown);
  const onEveryPost = sharedBy(site, new Map([...shown].filter(([path]) => postPaths.has(path))));
  const isOwn = (path: string, place: FieldPlace): boolean =>
    !onEveryPage.has(place) && !(postPaths.has(path) && onEveryPost.has(place));
  return [
    ...[...onEveryPage].map((place) => blockOf(site, '*', place)),
    ...[...onEveryPost]
      .filter((place) => !onEveryPage.has(place))
      .map((place) => blockOf(site, `${site.addresses.blog}*`, place)),
    ...[...shown].flatMap(([path, places]) =>
      [...places].filter((place) => isOwn(path, place)).map((place) => blockOf(site, path, place)),
    ),
    ...site.hidden.map(({ path, place }) => blockOf(site, path, place, true)),
  ];
};
