/** Ids on a page: of its parts, its sections and its questions. */
import { formOf } from '../forms';
import type { UniqueId } from '../richText/parts';
import { slugify } from '../text';
import type { Content } from '../types';
import type { AssemblyContext } from './context';

/** Ids of sections that the site itself adds to pages; that of projects is the same on all. */
export const QUESTIONS_ID = 'questions';
export const MAP_ID = 'map';
export const PROJECTS_ID = 'work';

const EVERY_PAGE = ['main', 'top'];

/** Ids that a page of a kind has besides those that are made of what staff wrote. */
const FIXED_IDS = {
  page: EVERY_PAGE,
  post: [...EVERY_PAGE, 'contents', 'recent-posts'],
  project: [...EVERY_PAGE, PROJECTS_ID],
  service: [...EVERY_PAGE, 'all-services', 'contact', MAP_ID, PROJECTS_ID, QUESTIONS_ID],
};

/** Gives out the ids of one page, and remembers them for the check of links. */
export const uniqueIds = (
  { ids }: AssemblyContext,
  path: string,
  kind: keyof typeof FIXED_IDS,
): UniqueId => {
  const taken = new Set(FIXED_IDS[kind]);
  ids.set(path, taken);
  return (wanted) => {
    let id = wanted;
    for (let n = 2; taken.has(id); n += 1) id = `${wanted}-${n}`;
    taken.add(id);
    return id;
  };
};

/** The id that a section would like to have. All quote buttons link to the form for quotes. */
export const anchorOf = ({ layout, heading = '', form }: Content<'section'>): string =>
  layout === 'contactForm' ? formOf(form).anchor : slugify(heading, layout.toLowerCase());
