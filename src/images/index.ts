/** The photographs that ship with the site, by file name without `.jpg`. Credits: CREDITS.md. */
export const BUNDLED_PICTURES = [
  'aerial-road',
  'autumn-meadow',
  'bark-nuthatch',
  'canopy',
  'dandelion',
  'lightning',
  'osprey',
  'red-maple',
  'spruce',
  'storm-sky',
  'storm-sunset',
  'windswept',
  'winter-conifers',
  'winter-trees',
  'woodland-stream',
] as const;

export type PictureFile = (typeof BUNDLED_PICTURES)[number];
