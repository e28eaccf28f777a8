/** The button beside the call button in the head of a page. */
import type { Link, PageView, SectionView } from '../views';

/**
 * What the head of a page leads to, and the sections that remain. On the careers page it is the
 * section on how to reach out. On the 404 page it is the button of the section that has nothing else,
 * so that the link home is above the fold. Elsewhere it is the quote button.
 */
export const withHeadLink = (
  kind: PageView['kind'],
  quote: Link | undefined,
  sections: readonly SectionView[],
): { readonly link?: Link; readonly sections: readonly SectionView[] } => {
  if (kind === 'careers') {
    const reachOut = sections.find((section) => section.look === 'reachOut');
    const link = quote && reachOut ? { label: quote.label, href: `#${reachOut.id}` } : quote;
    return { link, sections };
  }
  const moved = kind === 'notFound' ? sections.find(isOnlyButton) : undefined;
  return moved?.look === 'text'
    ? { link: moved.button, sections: sections.filter((section) => section !== moved) }
    : { link: quote, sections };
};

const isOnlyButton = (section: SectionView): boolean =>
  section.look === 'text' &&
  section.button !== undefined &&
  !(section.heading || section.intro || section.body || section.picture);
