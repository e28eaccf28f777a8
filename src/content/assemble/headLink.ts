/** The button beside the call button in the head of a page. */
import { forms } from '../forms';
import type { PageRules } from '../pageKinds';
import type { Link, SectionView } from '../views';

/** What the second button of a page leads to, and the sections that remain. */
export const withHeadLink = (
  leadsTo: PageRules['secondButton'],
  quote: Link | undefined,
  sections: readonly SectionView[],
): { readonly link?: Link; readonly sections: readonly SectionView[] } => {
  const moved = leadsTo === 'onlyButton' ? sections.find(isOnlyButton) : undefined;
  if (moved?.look === 'text')
    return { link: moved.button, sections: sections.filter((section) => section !== moved) };
  const form = sections.find(
    (section) =>
      section.look === 'contactForm' &&
      (leadsTo === 'application') === (section.form.name === forms.application.name),
  );
  return { link: quote && form ? { ...quote, href: `#${form.id}` } : quote, sections };
};

const isOnlyButton = (section: SectionView): boolean =>
  section.look === 'text' &&
  section.button !== undefined &&
  !(section.heading || section.intro || section.body || section.picture);
