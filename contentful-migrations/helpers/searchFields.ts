import { lines, longText, picture, text } from './fields';

/** What pages, services and posts say to search engines. History, like `fields.ts`. */
export const SEARCH_FIELDS = [
  text(
    'metaTitle',
    'Title in search results',
    'The blue line in Google. Up to about 60 characters, with the city in it. Empty: made from the heading.',
    { max: 120, tab: 'search' },
  ),
  longText(
    'metaDescription',
    'Description in search results',
    'One or two sentences that make somebody want to read on. 70 to 160 characters.',
    { max: 320, tab: 'search' },
  ),
  picture(
    'shareImage',
    'Picture for social networks',
    'Shown when somebody shares this page. 1200 by 630 pixels. Empty: one is drawn from the title.',
    { tab: 'search' },
  ),
  lines(
    'previousAddresses',
    'Old addresses',
    'Addresses this page had before, for example /stump-removal/. Visitors who use one are sent here. The site remembers changes of the address by itself; add only what it cannot know.',
    { tab: 'search' },
  ),
];
