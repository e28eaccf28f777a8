/** Ids on a page: of its parts, its sections and its questions. */
import { formOf } from '../forms';
import type { UniqueId } from '../richText/onPage';
import { slugify } from '../text';
import type { Content } from '../types';

/** Ids of sections that the site itself adds to pages. */
export const QUESTIONS_ID = 'questions';
export const MAP_ID = 'map';

/** Ids that templates write; the view of a page has all others. */
const OF_PAGES = ['main', 'top'];
const OF_POSTS = [...OF_PAGES, 'contents', 'recent-posts'];
const OF_SERVICES = [...OF_PAGES, 'all-services'];

/** Ids that pages of each kind contain in addition to those derived from what staff wrote. */
const FIXED_IDS = {
  page: OF_PAGES,
  post: OF_POSTS,
  service: [...OF_SERVICES, 'contact', MAP_ID, QUESTIONS_ID],
};

/** Gives out ids or names, each once and none that is taken. */
export const uniqueAmong = (others: readonly string[]): UniqueId => {
  const taken = new Set(others);
  return (wanted) => {
    let id = wanted;
    for (let n = 2; taken.has(id); n += 1) id = `${wanted}-${n}`;
    taken.add(id);
    return id;
  };
};

/** Gives out the ids of one page. */
export const uniqueIds = (kind: keyof typeof FIXED_IDS): UniqueId => uniqueAmong(FIXED_IDS[kind]);

/** The id that a section would like to have. All quote buttons link to the form for quotes. */
export const anchorOf = ({ layout, heading = '', form }: Content<'section'>): string => {
  const { anchor } = layout === 'contact' && form ? formOf(form) : {};
  return anchor ?? slugify(heading, layout.toLowerCase());
};
