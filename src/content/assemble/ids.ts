/** Ids on a page: of its parts, its sections and its questions. Each is there once. */
import { formOf } from '../forms';
import { slugify } from '../text';
import type { Content } from '../types';

/** Ids of every page besides those of its sections, and ids of the page of a service. */
export const PAGE_IDS: readonly string[] = ['main', 'top'];
const SERVICE_IDS: readonly string[] = [...PAGE_IDS, 'all-services', 'contact'];

/** Ids of sections that the site itself adds to pages; that of projects is the same on all. */
export const QUESTIONS_ID = 'questions';
export const MAP_ID = 'map';
export const PROJECTS_ID = 'work';

/** Ids that a page of a kind has besides those of the sections that staff put on it. */
export const idsOn = (kind: 'page' | 'service'): Set<string> =>
  new Set(kind === 'page' ? PAGE_IDS : [...SERVICE_IDS, MAP_ID, PROJECTS_ID, QUESTIONS_ID]);

/** An id that nothing else on the page has. */
export const uniqueId = (wanted: string, taken: Set<string>): string => {
  let id = wanted;
  for (let n = 2; taken.has(id); n += 1) id = `${wanted}-${n}`;
  taken.add(id);
  return id;
};

/** The id that a section would like to have. All quote buttons link to the form for quotes. */
export const anchorOf = ({ layout, heading = '', form }: Content<'section'>): string =>
  layout === 'contactForm' ? formOf(form).anchor : slugify(heading, layout.toLowerCase());
