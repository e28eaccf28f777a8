/** Links that lead nowhere, and more of them in the menu than fit. */
import { allPages } from '../../assemble';
import { POST_IDS } from '../../assemble/posts';
import { PAGE_IDS, SERVICE_IDS } from '../../assemble/sections';
import type { Entry } from '../../entries';
import { isInternal, isPrivate, splitHref } from '../../links';
import { fieldOf } from '../../model';
import type { Problems } from '../../problems';
import { headingIds } from '../../richText/parts';
import { quoted } from '../../text';
import { isPhoneToken } from '../../tokens';
import { entriesOf, locatedHrefs } from '../texts';
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
        ...(section.look === 'estimate' ? [section.mapId] : []),
      ]);
      const inText = 'body' in page ? headingIds(page.body) : [];
      return [page.path, [...fixedIds(page), ...inText, ...inSections]];
    }),
  );

type LocatedHref = ReturnType<typeof locatedHrefs>[number];

/** What becomes of a link that leads nowhere. */
const fateOf = ({ entry, field }: LocatedHref): string =>
  fieldOf(entry.type, field)?.kind === 'plain'
    ? 'Visitors do not see that button or link.'
    : 'Its words are shown without a link.';

/** Where a link on the computer of the writer, and any other that no website may use, should lead. */
const mendOf = (typed: string): string =>
  /^(?:file:|[a-z]:\\|\\\\)/i.test(typed.trim())
    ? 'It is a file on your computer: upload it in Contentful, under Media, and link to it there.'
    : 'An address of this website begins with /, one elsewhere with https://.';

/** Links that lead to no page: one line for each such page, because its absence is one fault. */
const reportDead = (
  dead: ReadonlyMap<string, readonly LocatedHref[]>,
  problems: Problems,
): void => {
  for (const [path, links] of dead) {
    const [first] = links;
    if (!first) continue;
    problems.error(
      first,
      links.every(({ entry }) => entry === first.entry)
        ? `The link to ${path} in “${first.label}” leads to a page that does not exist. ${fateOf(first)} Choose another address, or publish that page.`
        : `There is no page at ${path}, but ${links.length} links lead to it, and visitors cannot press them. Publish that page, or change its links: they are in ${entriesOf(links)}.`,
    );
  }
};

export const deadLinks: Rule = (checked, problems) => {
  const { content, site } = checked;
  const { live } = site.addresses;
  const anchors = anchorsOf(checked);
  const dead = new Map<string, LocatedHref[]>();
  /** The pages that a link leads to: those that show it, for one that is no more than `#part`. */
  const pathsOf = (entry: Entry, own: string, final: string): readonly string[] =>
    own.startsWith('#')
      ? allPages(site)
          .filter((page) => site.provenance.of(page).some((shown) => shown.entry === entry))
          .map(({ path }) => path)
      : [splitHref(final).path];
  /** True for a part that no such page has. Of a page elsewhere nothing is known. */
  const isNowhere = (anchor: string, paths: readonly string[]): boolean =>
    paths.length > 0 && paths.every((path) => anchors.get(path)?.includes(anchor) === false);
  for (const location of locatedHrefs(content)) {
    const { href, label } = location;
    if (isPhoneToken(href)) continue;
    const found = site.destination(href);
    if (!found) {
      problems.error(
        location,
        `The link ${quoted(href)} in “${label}” is not one a website may use. ${fateOf(location)} ${mendOf(href)}`,
      );
      continue;
    }
    const { own, final, isDead } = found;
    const { path } = splitHref(final);
    const anchor = final.split('#')[1] ?? '';
    if (isPrivate(own))
      problems.error(
        location,
        `The link ${quoted(own)} in “${label}” opens only for you: visitors cannot sign in there, or reach your computer. Link to the page of this website, or upload the file in Contentful and link to it.`,
      );
    else if (isDead) {
      const missing = splitHref(own).path;
      dead.set(missing, [...(dead.get(missing) ?? []), location]);
    } else if (isInternal(own) && !live.has(path))
      problems.warning(
        location,
        `The link to ${path} in “${label}” leads to a file of this website. Open it there to see that it exists; an address elsewhere begins with https://.`,
      );
    else if (anchor !== '' && isNowhere(anchor, pathsOf(location.entry, own, final)))
      problems.warning(
        location,
        `The link to ${own} in “${label}” points at a part of the page that is not there. Visitors land at the top of the page.`,
      );
  }
  reportDead(dead, problems);
};
