/** Buttons and links of pages and sections. */
import { forms } from '../forms';
import { dials911, splitHref, telHref } from '../links';
import type { Call, Link } from '../views/parts';
import type { AssemblyContext } from './context';

/** A link, if it has both a label and an address. */
export const linkView = (label: string | undefined, href: string | undefined): Link | undefined =>
  label === undefined || href === undefined ? undefined : { label, href };

/** A call button, if it has a label. It dials 911 if its label says so, otherwise the company. */
export const callView = (label: string | undefined, note: string | undefined): Call | undefined =>
  label === undefined ? undefined : { label, note, href: dials911(label) ? 'tel:911' : undefined };

/**
 * Where quote buttons lead: to the address that staff chose, or else to the form on the contact page, or, if
 * there is no such page, to the phone.
 *
 * @param service path of the service whose page the button is on; the form preselects it
 */
export const sharedQuoteHref = (context: AssemblyContext, service?: string): string => {
  const { content, addresses } = context;
  const { quoteHref, phoneLink } = content.siteConfig.fields;
  const contact = addresses.ofKind.get('contact');
  const form = contact && `${contact}#${forms.quote.anchor}`;
  const href = context.href(quoteHref) ?? form ?? telHref(phoneLink);
  const { path, rest } = splitHref(href);
  return service === undefined || path !== contact || rest.startsWith('?')
    ? href
    : `${path}?service=${service.replaceAll('/', '')}${rest}`;
};
