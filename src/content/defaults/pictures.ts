import type { BundledPicture } from '../types';

/**
 * Pictures that more than one default uses, so that a seeded space holds each once. Descriptions
 * say what is there and never claim a place or a job of ours.
 */
export const winterTrees: BundledPicture = {
  file: 'winter-trees',
  alt: 'Bare trees on snow, throwing long blue shadows',
};

export const stormSunset: BundledPicture = {
  file: 'storm-sunset',
  alt: 'Dark storm clouds with edges lit amber by the setting sun',
};
