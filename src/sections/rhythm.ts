import type { SectionLayout } from '../content/views';

/** Sections on the page's own ground; the others bring a ground of their own. */
const ON_PAPER: ReadonlySet<SectionLayout> = new Set([
  'highlights',
  'essay',
  'featuredServices',
  'fieldNotes',
  'faq',
  'estimate',
  'map',
  'servicesIndex',
  'panorama',
  'experience',
  'servicesTeaser',
  'aboutServices',
  'promises',
  'roles',
  'pictureText',
  'contactForm',
  'text',
]);

/** Sections after which a core sample divides the page. */
const CLOSED_BY_CORE: ReadonlySet<SectionLayout> = new Set([
  'highlights',
  'fieldNotes',
  'experience',
]);

/** How a section meets the one before it. */
export interface Joint {
  /** A core sample is drawn between the two. */
  readonly core: boolean;
  /** Both stand on the same ground with nothing between: the second gives up its upper space. */
  readonly flush: boolean;
}

/** Decides the joint of two neighboring sections; the first of a page has no neighbor above. */
export const jointOf = (before: SectionLayout | undefined, layout: SectionLayout): Joint => {
  const sameGround = before !== undefined && ON_PAPER.has(before) && ON_PAPER.has(layout);
  const core = sameGround && before !== undefined && CLOSED_BY_CORE.has(before);
  return { core, flush: sameGround && !core && before !== 'panorama' && layout !== 'panorama' };
};
