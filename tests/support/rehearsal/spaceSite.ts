/** A site that is built from a space of its own, for all tests of a file. */
import type { FakeContentful, Space } from '../../contentful';
import type { Ended } from '../program';
import { Checkout } from './checkout';
import { filledSpace } from './filledSpace';

class SpaceSite extends Checkout {
  /** There as soon as the tests of the file begin. */
  contentful!: FakeContentful;

  get space(): Space {
    return this.contentful.space;
  }

  /** Runs `npm run build`'s program with the variables of the space, whatever its result. */
  override tryBuild(env: Parameters<Checkout['tryBuild']>[0] = {}): Promise<Ended> {
    return super.tryBuild({ ...this.contentful.env(), ...env });
  }
}

/** To be called once at the top of a file. The space is set up, with everything the site came with. */
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
