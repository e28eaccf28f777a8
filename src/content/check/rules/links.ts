/** Links that lead nowhere. */
import { isInternal, safeHref, splitHref, withSlashes } from '../../links';
import { isPhoneToken, replaceTokens, tokenValues } from '../../tokens';
import { hrefPlaces } from '../texts';
import { tell, type Rule } from './rule';

export const deadLinks: Rule = ({ content, site }) => {
  const pages = [...site.pages, ...site.services, ...site.blog, ...site.posts];
  const known = new Set([
    ...pages.map(({ path }) => path),
    ...site.redirects.map(({ from }) => from),
  ]);
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
    const { path, rest } = splitHref(href);
    if (!known.has(withSlashes(path))) {
      return [
        tell(
          place,
          'error',
          `The link to ${path} in “${place.label}” leads to a page that does not exist. Its words are shown without a link. Choose another address, or publish that page.`,
        ),
      ];
    }
    const anchor = rest.includes('#') ? rest.slice(rest.indexOf('#') + 1) : '';
    const there = anchors.get(withSlashes(path));
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
