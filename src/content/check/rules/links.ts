/** Links that lead nowhere, and more of them in the menu than fit. */
import { allPages } from '../../assemble';
import { POST_IDS } from '../../assemble/posts';
import { PAGE_IDS, SERVICE_IDS } from '../../assemble/sections';
import { isInternal, splitHref } from '../../links';
import { headingIds } from '../../richText/parts';
import { quoted } from '../../text';
import { isPhoneToken } from '../../tokens';
import { locatedHrefs } from '../texts';
import type { Checked, Rule } from './rule';

type AnyPage = ReturnType<typeof allPages>[number];

/** Ids that a page has whatever staff put on it. */
const fixedIds = (page: AnyPage): readonly string[] => {
  if ('layout' in page) return SERVICE_IDS;
  return 'contents' in page ? POST_IDS : PAGE_IDS;
};

/** Fragments of addresses that each page has. */
const anchorsOf = ({ site }: Checked): ReadonlyMap<string, readonly string[]> =>
  new Map(
    allPages(site).map((page) => {
      const inSections = page.sections.flatMap((section) => [
        section.id,
        ...(section.look === 'faq' ? section.faqs.map(({ anchor }) => anchor) : []),
      ]);
      const inText = 'body' in page ? headingIds(page.body) : [];
      return [page.path, [...fixedIds(page), ...inText, ...inSections]];
    }),
  );

export const deadLinks: Rule = (checked, problems) => {
  const { content, site } = checked;
  const { live } = site.addresses;
  const anchors = anchorsOf(checked);
  for (const location of locatedHrefs(content)) {
    if (isPhoneToken(location.href)) continue;
    const found = site.destination(location.href);
    if (!found) {
      problems.error(
        location,
        `The link ${quoted(location.href)} in “${location.label}” is not one a website may use, so its words are shown without a link.`,
      );
      continue;
    }
    const { own, final, isDead } = found;
    if (!isInternal(own)) continue;
    const { path, rest } = splitHref(final);
    const anchor = rest.split('#')[1] ?? '';
    if (isDead)
      problems.error(
        location,
        `The link to ${splitHref(own).path} in “${location.label}” leads to a page that does not exist. Its words are shown without a link. Choose another address, or publish that page.`,
      );
    else if (!live.has(path))
      problems.warning(
        location,
        `The link to ${path} in “${location.label}” leads to a file of this website. Open it there to see that it exists; an address elsewhere begins with https://.`,
      );
    else if (anchor !== '' && anchors.get(path)?.includes(anchor) === false)
      problems.warning(
        location,
        `The link to ${own} in “${location.label}” points at a part of the page that is not there. Visitors land at the top of the page.`,
      );
  }
};

/** No screen has room for the links of the menu, which then wait behind its button. */
export const fullMenu: Rule = ({ content, site }, problems) => {
  if (site.header.linksFit !== 'never') return;
  const entry = content.navigationLink.findLast(({ fields }) => fields.hideFromTopNav !== true);
  if (!entry) return;
  problems.warning(
    { entry, field: 'hideFromTopNav' },
    'The links of the top menu do not fit one row, so visitors see the button “Menu” in their place on every screen. Shorten their labels, or keep some links out of the top menu.',
  );
};
