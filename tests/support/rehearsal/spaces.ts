/** Spaces to rehearse in: an empty one, and two that are in use. */
import { fillUsedSpace, OTHER_TYPE } from '../../content/support/usedSpace';
import { startFakeContentful, type FakeContentful } from '../../contentful';
import type { Checkout } from './checkout';
import { filledSpace } from './filledSpace';

type OpenSpace = (checkout: Checkout) => Promise<FakeContentful>;

/** Posts of other websites, in a content type made by hand, and a content type of somebody else. */
const ofOthers: OpenSpace = async () => {
  const contentful = await startFakeContentful();
  fillUsedSpace(contentful.space);
  return contentful;
};

/** Set up before; since then staff have changed, hidden, unpublished and removed something. */
const ofStaff: OpenSpace = async (checkout) => {
  const contentful = await filledSpace(checkout);
  const { space } = contentful;
  space.setContentTypes([OTHER_TYPE]);
  space.createEntry('recipe', { title: 'Bread' });
  space.updateFields('section-home-steps', { heading: 'How we go about it' }, { publish: true });
  space.updateFields('section-home-testimonials', { hidden: true }, { publish: true });
  space.updateFields('faq-cost', { question: 'A draft of a question?' });
  space.unpublish('faq-lawn');
  const { sections } = space.fieldsOf('page-home');
  const left = [sections ?? []]
    .flat()
    .filter((link) => !JSON.stringify(link).includes('section-home-faq'));
  space.updateFields('page-home', { sections: left }, { publish: true });
  return contentful;
};

export const SPACES = {
  empty: () => startFakeContentful(),
  others: ofOthers,
  staff: ofStaff,
} as const satisfies Readonly<Record<string, OpenSpace>>;

export type SpaceName = keyof typeof SPACES;
