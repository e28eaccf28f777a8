/** Buttons and links of pages and sections. */
import { forms } from '../forms';
import { dials911, safeHref, splitHref, telHref, typedAddressesIn } from '../links';
import { withoutMarks } from '../marks';
import type { PageRules } from '../pageKinds';
import type { Call, Link, PageBase, PageHead, SectionView } from '../views';
import type { AssemblyContext } from './context';

/** A link, if it has both a label and an address. */
export const linkView = (label: string | undefined, href: string | undefined): Link | undefined =>
  label === undefined || href === undefined ? undefined : { label, href };

/**
 * A call button, if it has a label. The button dials the number in its label or note. `href` is undefined for
 * the company's own number, because that number may be dialed differently from how it is shown.
 */
export const callView = (
  { tokens }: AssemblyContext,
  label: string | undefined,
  note: string | undefined,
): Call | undefined => {
  if (label === undefined) return undefined;
  if (dials911(withoutMarks(label))) return { label, note, href: 'tel:911' };
  const typed = typedAddressesIn(withoutMarks(`${label}\n${note ?? ''}`));
  const shown = typed.find((address) => safeHref(address)?.startsWith('tel:'));
  const href = shown === undefined || tokens.phone.includes(shown) ? undefined : safeHref(shown);
  return { label, note, href };
};

/**
 * Where quote buttons lead: to the address that staff chose, or else to the form on the contact page, or, if
 * there is no such page, to the phone.
 *
 * @param service path of the service whose page the button is on; the form preselects it
 */
export const sharedQuoteHref = (context: AssemblyContext, service?: string): string => {
  const { content, addresses } = context;
  const contact = addresses.ofKind.get('contact');
  const href =
    context.href(content.siteConfig.fields.quoteHref) ??
    (contact === undefined ? telHref(content.siteConfig.fields.phoneLink) : `${contact}#quote`);
  const { path, rest } = splitHref(href);
  return service === undefined || path !== contact || rest.startsWith('?')
    ? href
    : `${path}?service=${service.replaceAll('/', '')}${rest}`;
};

/**
 * Address of the first form on a page that is for applicants, or for customers. Timed sections do not count: they
 * may be hidden when the button is pressed.
 */
const ownForm = (sections: readonly SectionView[], forApplicants: boolean): string | undefined => {
  const form = sections.find(
    (section) =>
      section.look === 'contactForm' &&
      section.times === undefined &&
      forApplicants === (section.form.name === forms.application.name),
  );
  return form && `#${form.id}`;
};

/** The button beside the call button at the top of a page, and what decides where it leads. */
export interface HeadButton {
  /** If absent, there is no button. */
  readonly label?: string;
  readonly leadsTo?: PageRules['buttonTo'];
  /** Path of the service that the page is about. */
  readonly service?: string;
}

/** The buttons of a page. They lead to a form on the page itself if it has one, or else to the shared form. */
export const pageButtons = (
  context: AssemblyContext,
  sections: readonly SectionView[],
  { label, leadsTo, service }: HeadButton = {},
): Pick<PageBase, 'quoteHref' | 'barLink'> & Pick<PageHead, 'button'> => {
  const { callBarQuote, applicationSubject } = context.texts;
  const quoteHref = ownForm(sections, false) ?? sharedQuoteHref(context, service);
  const apply = leadsTo === 'application' ? ownForm(sections, true) : undefined;
  return {
    button: linkView(label, leadsTo === 'home' ? '/' : (apply ?? quoteHref)),
    quoteHref,
    barLink:
      apply === undefined
        ? { label: callBarQuote, href: quoteHref }
        : { label: label ?? applicationSubject, href: apply },
  };
};
