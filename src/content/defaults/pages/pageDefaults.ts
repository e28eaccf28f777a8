/** What the pages' defaults are built with. */
import type { LookName } from '../../model';
import type { DefaultEntry, DefaultFields, MarkdownFields } from '../entry';

interface PageDefaults {
  readonly page: DefaultEntry<'page'>;
  readonly sections: readonly DefaultEntry<'section'>[];
}

type Section = DefaultEntry<'section'>;
type SectionFields = Omit<MarkdownFields<'section'>, 'name' | 'layout'>;

/**
 * Makes the sections of one page: their ids and names in lists begin with the page's. Of two sections with
 * the same look, one has an id of its own.
 */
export const sectionsOf =
  (pageId: string, pageName: string) =>
  (layout: LookName, name: string, fields: SectionFields, id: string = layout): Section => ({
    id: `section-${pageId}-${id}`,
    fields: { name: `${pageName}: ${name}`, layout, ...fields },
  });

/** A page with its sections in their order from top to bottom. */
export const pageOf = (
  id: string,
  fields: Omit<DefaultFields<'page'>, 'sections'>,
  sections: readonly Section[],
): PageDefaults => ({
  page: {
    id: `page-${id}`,
    fields: { ...fields, sections: sections.map((section) => section.id) },
  },
  sections,
});

/** Where every request for a quote goes: the form on the contact page. */
export const QUOTE_HREF = '/contact/#quote';

/** What a call banner says on its button. */
export const callBannerParts = {
  callLabel: 'Call us today!',
  callNote: '{{phone}}, day or night',
} as const satisfies SectionFields;

/** The invitation to an estimate that closes several pages. */
export const estimateParts = {
  kicker: 'No charge, no obligation',
  heading: 'Get a FREE estimate.',
  intro:
    'Tell us about the tree. We come and look, explain your options and give you a price for each part.',
  map: true,
  buttonLabel: 'Request a free estimate',
  buttonHref: QUOTE_HREF,
} as const satisfies SectionFields;

/** The closing banner of pages that do not need words of their own. */
export const stormBannerParts = {
  ...callBannerParts,
  heading: 'Heard something crack? Call before the next gust.',
  intro:
    'Leaning trees, split limbs and soaked ground do not wait for Monday. Neither do we. Tell us what you see and we will tell you what is safe to do next.',
} as const satisfies SectionFields;
