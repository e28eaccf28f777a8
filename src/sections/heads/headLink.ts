import type { Link, PageView, SectionView } from '../../content/views';

interface HeadLink {
  /** The button beside the call button. */
  readonly link?: Link;
  /** The sections of the page without the one whose button moved to the head. */
  readonly sections: readonly SectionView[];
}

const isOnlyButton = (section: SectionView): boolean =>
  section.look === 'text' &&
  section.button !== undefined &&
  !(section.heading || section.intro || section.body || section.picture);

/**
 * The button beside the call button in the head of a page. On the careers page it leads to the
 * section on how to reach out. On the 404 page it is the button of the section that has nothing
 * else, so that the link home is above the fold. Elsewhere it is the quote button.
 */
export const headLink = (page: PageView): HeadLink => {
  const { sections } = page;
  const quote = page.head.quote;
  if (page.kind === 'careers') {
    const reachOut = sections.find((section) => section.look === 'reachOut');
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
