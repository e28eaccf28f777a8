/** The button beside the call button in the head of a page. */
import type { PageRules } from '../pageKinds';
import type { Link, SectionView } from '../views';

/** What the second button of a page leads to, and the sections that remain. */
export const withHeadLink = (
  leadsTo: PageRules['secondButton'],
  quote: Link | undefined,
  sections: readonly SectionView[],
): { readonly link?: Link; readonly sections: readonly SectionView[] } => {
  if (leadsTo === 'reachOut') {
    const reachOut = sections.find((section) => section.look === 'reachOut');
    const link = quote && reachOut ? { label: quote.label, href: `#${reachOut.id}` } : quote;
    return { link, sections };
  }
  const moved = leadsTo === 'onlyButton' ? sections.find(isOnlyButton) : undefined;
  return moved?.look === 'text'
    ? { link: moved.button, sections: sections.filter((section) => section !== moved) }
    : { link: quote, sections };
};

const isOnlyButton = (section: SectionView): boolean =>
  section.look === 'text' &&
  section.button !== undefined &&
  !(section.heading || section.intro || section.body || section.picture);
