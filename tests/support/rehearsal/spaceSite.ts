/** A site that is built from a space of its own, for all tests of a file. */
import type { FakeContentful, Space } from '../../contentful';
import type { Ended } from '../program';
import { createCheckout, type Checkout, type Variables } from './checkout';
import { filledSpace } from './filledSpace';

/** Both are there as soon as the tests of the file begin. */
class SpaceSite {
  checkout!: Checkout;
  contentful!: FakeContentful;

  get space(): Space {
    return this.contentful.space;
  }

  /** Runs `npm run build`'s program with the variables of the space, whatever its result. */
  tryBuild(env: Variables = {}): Promise<Ended> {
    return this.checkout.tryBuild({ ...this.contentful.env(), ...env });
  }

  /**
   * Builds the site from the space.
   *
   * @throws Error with what the build said when it fails
   */
  build(env: Variables = {}): Promise<void> {
    return this.checkout.build({ ...this.contentful.env(), ...env });
  }

  /** All texts of a page of the site that was built last, one a line; nothing where there is no page. */
  wordsAt(address: string): string {
    const texts = this.checkout.pages().get(address)?.texts ?? [];
    return texts.map(({ text }) => text).join('\n');
  }
}

/** To be called once at the top of a file. The space is set up, with everything the site came with. */
export const useSpaceSite = (name: string): SpaceSite => {
  const site = new SpaceSite();
  beforeAll(async () => {
    site.checkout = await createCheckout(name);
    site.contentful = await filledSpace(site.checkout);
  });
  afterAll(async () => {
    await site.contentful?.close();
    await site.checkout?.remove();
  });
  return site;
};
