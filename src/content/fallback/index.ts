/**
 * THE fallback merge. In a space that was never seeded, whatever is missing falls back to the bundled
 * defaults. A seeded space holds every default as an entry, so what is missing there was removed by
 * staff, and the model says for each field and type whether the default is then shown (`empty`).
 */
import type { Bundled } from '../bundled';
import { isSeeded, type Entry, type MergedContent, type PartialEntries } from '../entries';
import type { Fallback } from './entry';
import { mergedList } from './lists';
import { mergedMicrocopy } from './microcopy';
import { mergedPages } from './pages';
import { mergedSiteConfig } from './siteConfig';
import { contentTypeIds, type ContentTypeId } from '../model';
import type { Problems } from '../problems';

const mergeType = (input: Fallback, type: ContentTypeId): Entry | readonly Entry[] => {
  if (type === 'siteConfig') return mergedSiteConfig(input);
  if (type === 'page') return mergedPages(input);
  if (type === 'microcopy') return mergedMicrocopy(input);
  return mergedList(input, type);
};

/**
 * Merges the entries of a space with the bundled defaults. Pass no entries when there is no space.
 *
 * @throws PlainError when a seeded space lacks what the site must not invent: the phone number
 */
export const withDefaults = (
  entries: PartialEntries,
  bundled: Bundled,
  problems: Problems,
): MergedContent => {
  const input = { entries, defaults: bundled.entries, seeded: isSeeded(entries), problems };
  return Object.fromEntries(
    contentTypeIds.map((type) => [type, mergeType(input, type)]),
  ) as unknown as MergedContent;
};
