/** Buttons and links of pages and sections. */
import { forms } from '../forms';
import { splitHref, telHref } from '../links';
import type { PageRules } from '../pageKinds';
import type { Call, Link, SectionView } from '../views';
import type { AssemblyContext } from './context';

/** A link, if it has both a label and an address. */
export const linkView = (label: string | undefined, href: string | undefined): Link | undefined =>
  label === undefined || href === undefined ? undefined : { label, href };

/** A call button, if it has a label. */
export const callView = ({
  callLabel: label,
  callNote: note,
}: {
  readonly callLabel?: string;
  readonly callNote?: string;
}): Call | undefined => (label === undefined ? undefined : { label, note });

/** The buttons at the top of a page that has no words of its own for them. */
export const headButtons = (
  context: AssemblyContext,
  quoteHref: string,
): { readonly call: Call; readonly link: Link } => {
  const { callButton, quoteButton } = context.texts;
  return { call: { label: callButton }, link: { label: quoteButton, href: quoteHref } };
};

/**
 * Address of quote buttons: the form on the contact page; without such a page they call.
 *
 * @param service - path of a service, on whose page the button is: the form opens with that service
 */
export const quoteHref = (context: AssemblyContext, service?: string): string => {
  const { content, addresses } = context;
  const { contact } = addresses;
  const href =
    context.href(content.siteConfig.fields.quoteHref) ??
    (contact === undefined ? telHref(content.siteConfig.fields.phoneLink) : `${contact}#quote`);
  const { path, rest } = splitHref(href);
  return service === undefined || path !== contact || rest.startsWith('?')
    ? href
    : `${path}?service=${service.replaceAll('/', '')}${rest}`;
};

const isOnlyButton = (section: SectionView): boolean =>
  section.look === 'text' &&
  section.button !== undefined &&
  !(section.heading || section.intro || section.body || section.picture);

/** The button beside the call button at the top of a page, and the sections that remain below. */
export const withHeadLink = (
  leadsTo: PageRules['secondButton'],
  quote: Link | undefined,
  sections: readonly SectionView[],
): { readonly link?: Link; readonly sections: readonly SectionView[] } => {
  const moved = leadsTo === 'onlyButton' ? sections.find(isOnlyButton) : undefined;
  if (moved)
    return { link: moved.button, sections: sections.filter((section) => section !== moved) };
  const form = sections.find(
    (section) =>
      section.look === 'contactForm' &&
      (leadsTo === 'application') === (section.form.name === forms.application.name),
  );
  return { link: quote && form ? { ...quote, href: `#${form.id}` } : quote, sections };
};
