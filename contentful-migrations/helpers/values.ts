/** Values that several migrations share. History, like `fields.ts`: add, never change. */

/** The last part of a page's address. */
export const ADDRESS = {
  source: '^[a-z0-9]+(-[a-z0-9]+)*$',
  message: 'Use small letters, digits and single dashes only, for example tree-pruning.',
};

/** Where a link may go: this site, another one, a phone number or an e-mail address. */
export const HREF = {
  source: '^(/|#|https?://|mailto:|tel:|\\{\\{phone\\}\\}).*$',
  message:
    'Start with / for a page of this site, with https:// for another site, or with tel: or mailto:.',
};

/** A full address on the web that is sent encrypted. */
export const HTTPS = {
  source: '^https://[^\\s]+$',
  message: 'A full address that starts with https://.',
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

/** Parts that may be put into a long text. */
export const TEXT_PARTS = ['callout', 'diagram', 'comparison'];
