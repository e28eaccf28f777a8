/** What several migrations share. History, like `fields.ts`: add, never change. */
import { lines, longText, onTab, picture, text } from './fields';

/** The last part of a page's address. */
export const ADDRESS = {
  source: '^[a-z0-9]+(-[a-z0-9]+)*$',
  message: 'Use small letters, digits and single dashes only, for example tree-pruning.',
};

/** Where a link may lead: this site, another one, a phone number or an e-mail address. */
export const HREF = {
  source: '^(/|#|https?://|mailto:|tel:|\\{\\{phone\\}\\}).*$',
  message:
    'Start with / for a page of this site, with https:// for another site, or with tel: or mailto:.',
};

/** Icons that came with the first version of the site. */
export const FIRST_ICONS = [
  'arrow-right',
  'chainsaw',
  'check',
  'circle-check',
  'climber',
  'clipboard-list',
  'clock',
  'info',
  'leaf',
  'mail',
  'map-pin',
  'phone',
  'recycle',
  'scissors',
  'shield-check',
  'shovel',
  'siren',
  'sprout',
  'star',
  'stump',
  'sun',
  'tractor',
  'tree-deciduous',
  'trees',
  'triangle-alert',
];

/** Content types that may be embedded in a long text. */
export const TEXT_PARTS = ['callout', 'diagram', 'comparison'];

/** Help text of the `order` field of a list. */
export const ORDER =
  'A number. Lower numbers come first. Leave gaps (10, 20, 30) so that something fits between.';

/** Fields of pages, services and posts for search engines. */
export const SEARCH_FIELDS = onTab(
  'search',
  text(
    'metaTitle',
    'Title in search results',
    'The blue line in Google. Up to about 60 characters, with the city in it. Empty: made from the heading.',
    { max: 120 },
  ),
  longText(
    'metaDescription',
    'Description in search results',
    'One or two sentences that make somebody want to read on. 70 to 160 characters.',
    { max: 320 },
  ),
  picture(
    'shareImage',
    'Picture for social networks',
    'Shown when somebody shares this page. 1200 by 630 pixels. Empty: one is drawn from the title.',
  ),
  lines(
    'previousAddresses',
    'Old addresses',
    'Addresses this page had before, for example /stump-removal/. Visitors who use one are sent here. The site remembers changes of the address by itself; add only what it cannot know.',
  ),
);
