import { splitHref, telHref } from '../links';
import type { AssemblyContext } from './context';

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
