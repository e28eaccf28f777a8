/** Links that lead nowhere. */
import { finalHref, leadsNowhere } from '../../assemble/redirects';
import { isInternal, safeHref, splitHref } from '../../links';
import { isPhoneToken, replaceTokens, tokenValues } from '../../tokens';
import { hrefPlaces } from '../texts';
import { tell, type Rule } from './rule';

export const deadLinks: Rule = ({ content, site }) => {
  const pages = [...site.pages, ...site.services, ...site.blog, ...site.posts];
  const redirects = new Map(site.redirects.map(({ from, to }) => [from, to]));
  const anchors = new Map(
    pages.map((page) => {
      const sections = 'sections' in page ? page.sections : [];
      return [
        page.path,
        new Set([
          'main',
          'top',
          ...sections.flatMap((section) => [
            section.id,
            ...(section.layout === 'faq' ? section.faqs.map(({ anchor }) => anchor) : []),
          ]),
        ]),
      ];
    }),
  );
  const values = tokenValues(content.siteConfig.fields, 0, '');
  return hrefPlaces(content).flatMap((place) => {
    if (isPhoneToken(place.href)) return [];
    const href = safeHref(replaceTokens(place.href, values));
    if (href === undefined) {
      return [
        tell(
          place,
          'error',
          `The link “${place.href.slice(0, 80)}” in “${place.label}” is not one a website may use, so its words are shown without a link.`,
        ),
      ];
    }
    if (!isInternal(href)) return [];
    const final = finalHref(href, redirects);
    if (leadsNowhere(final, site.addresses.live)) {
      return [
        tell(
          place,
          'error',
          `The link to ${splitHref(href).path} in “${place.label}” leads to a page that does not exist. Its words are shown without a link. Choose another address, or publish that page.`,
        ),
      ];
    }
    const { path, rest } = splitHref(final);
    if (!path.endsWith('/') && !site.addresses.live.has(path)) {
      return [
        tell(
          place,
          'warning',
          `The link to ${path} in “${place.label}” leads to a file of this website. Open it there to see that it exists; an address elsewhere begins with https://.`,
        ),
      ];
    }
    const anchor = rest.includes('#') ? rest.slice(rest.indexOf('#') + 1) : '';
    const there = anchors.get(path);
    if (anchor !== '' && there && !there.has(anchor)) {
      return [
        tell(
          place,
          'warning',
          `The link to ${href} in “${place.label}” points at a part of the page that is not there. Visitors land at the top of the page.`,
        ),
      ];
    }
    return [];
  });
};
