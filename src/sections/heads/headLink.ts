import type { Link, PageView, SectionView } from '../../content/views';

interface HeadLink {
  /** The way on that belongs to the head of the page. */
  readonly link?: Link;
  /** The sections that are left. */
  readonly sections: readonly SectionView[];
}

const isOnlyButton = (section: SectionView): boolean =>
  section.layout === 'text' &&
  section.button !== undefined &&
  !(section.heading || section.intro || section.body || section.picture);

/**
 * The button beside the call in the head. On the careers page it leads to the part that says how
 * to reach out; on the 404 page it is the section that is nothing but a button, so that the way
 * home stands beside the words and not below the fold. Elsewhere it is the quote button.
 */
export const headLink = (page: PageView): HeadLink => {
  const { sections } = page;
  const quote = page.head.quote;
  if (page.kind === 'careers') {
    const reachOut = sections.find((section) => section.layout === 'reachOut');
    return {
      link: quote && reachOut ? { label: quote.label, href: `#${reachOut.id}` } : quote,
      sections,
    };
  }
  const button = page.kind === 'notFound' ? sections.find(isOnlyButton) : undefined;
  return button
    ? { link: button.button, sections: sections.filter((section) => section !== button) }
    : { link: quote, sections };
};
