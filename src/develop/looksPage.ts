/** One page with all that a page can show, for developers. It is not part of the site. */
import { lookOf, looks, type LookName } from '../content/looks';
import type { PageView, SectionView } from '../content/views';

const LOOKS_PATH = '/_/';

const lookNames = Object.keys(looks) as LookName[];

/**
 * Each look once for each combination of fields that it has on a page of the site, with the words
 * under which editors choose it.
 *
 * @param around any page, for what is around the sections
 * @param pages all pages made of sections
 */
export const looksPage = (around: PageView, pages: readonly PageView[]): PageView => {
  const states = new Map<string, SectionView>();
  for (const section of pages.flatMap((page) => page.sections)) {
    const fields = Object.entries(section).filter(([, value]) => value !== undefined);
    states.set([section.look, ...fields.map(([id]) => id).sort()].join(), section);
  }
  const sections = lookNames.flatMap((look) => {
    const shown = [...states.values()].filter((section) => section.look === look);
    const kicker = `${look}: ${lookOf(look).label}`;
    return shown.map((section, index) => ({ ...section, kicker, id: `${look}-${index + 1}` }));
  });
  const missing = lookNames.filter((look) => !sections.some((section) => section.look === look));
  return {
    ...around,
    path: LOOKS_PATH,
    kind: 'standard',
    crumbs: [],
    head: {
      heading: 'All looks',
      intro: missing.length === 0 ? undefined : `On no page of the site: ${missing.join(', ')}.`,
    },
    body: undefined,
    sections,
  };
};
