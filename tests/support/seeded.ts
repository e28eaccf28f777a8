/** A seeded space for each test of a file, to be changed by it, and the site it makes. */
import type { Bundled } from '../../src/content/bundled';
import {
  bundledDefaults,
  seededSpace,
  siteOf,
  type MadeSite,
  type SiteOptions,
  type Space,
} from './content';

class Seeded {
  bundled!: Bundled;
  space!: Space;
  readonly made = (options?: SiteOptions): MadeSite => siteOf(this.space, this.bundled, options);
}

/** To be called once at the top of a file. */
export const seededForEach = (): Seeded => {
  const seeded = new Seeded();
  beforeEach(async () => {
    seeded.bundled = await bundledDefaults();
    seeded.space = seededSpace(seeded.bundled);
  });
  return seeded;
};
