/** A site that is built from a space of its own, for all tests of a file. */
import type { FakeContentful, Space } from '../../contentful';
import type { Ended } from '../program';
import { Checkout } from './checkout';
import { filledSpace } from './filledSpace';

class SpaceSite extends Checkout {
  /** Available as soon as the tests of the file begin. */
  contentful!: FakeContentful;

  get space(): Space {
    return this.contentful.space;
  }

  /** Runs `npm run build`'s program with the variables of the space, whatever its result. */
  override tryBuild(env: Parameters<Checkout['tryBuild']>[0] = {}): Promise<Ended> {
    return super.tryBuild({ ...this.contentful.env(), ...env });
  }
}

/** Call once at the top of a file. The space is set up with everything that comes with the site. */
export const useSpaceSite = (name: string): SpaceSite => {
  const site = new SpaceSite(name);
  beforeAll(async () => {
    await site.create();
    site.contentful = await filledSpace();
  });
  afterAll(async () => {
    await site.contentful?.close();
    await site.remove();
  });
  return site;
};
