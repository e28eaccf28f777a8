/** Links that lead nowhere. */
import { INLINES, type Node } from '@contentful/rich-text-types';
import { allPages, type Site } from '../../assemble';
import { isPagePath } from '../../assemble/destinations';
import { idsOn } from '../../assemble/ids';
import { entryTitle, type Entry } from '../../entries';
import { FRAGMENT, isPrivate, splitHref, typedAddressesIn } from '../../links';
import { fieldOf, isUnformatted } from '../../model';
import type { MadeSite } from '../../site';
import { childrenOf, isLink, isText, kindOf, plainText, uriOf } from '../../richText/nodes';
import { quoted, quotedAll } from '../../text';
import type { RichText } from '../../types';
import { locatedWords, nodesIn, type Checked, type Located, type Rule } from '../texts';

/** The words of a document that are in no link. */
const wordsOutsideLinks = (node: Node): readonly string[] => {
  if (isText(node)) return [node.value];
  return isLink(node) ? [] : childrenOf(node).flatMap(wordsOutsideLinks);
};

/** The addresses of a document's links, and of the typed addresses that become links. */
const hrefsIn = (document: RichText): readonly string[] => [
  ...nodesIn(document)
    .filter((node) => kindOf(node) === INLINES.HYPERLINK)
    .flatMap((node) => uriOf(node) ?? []),
  ...wordsOutsideLinks(document).flatMap(typedAddressesIn),
];

/** Every address that editors typed, in link fields and in texts. */
const locatedHrefs = ({ content, richTexts }: Checked): readonly Located<string>[] => [
  ...locatedWords(content, (field) => field.kind === 'plain' && field.means === 'link'),
  ...richTexts.flatMap((one) => hrefsIn(one.value).map((value) => ({ ...one, value }))),
  ...locatedWords(content, isUnformatted).flatMap((one) =>
    typedAddressesIn(one.value).map((value) => ({ ...one, value })),
  ),
];

/** What becomes of a link that leads nowhere. */
const fateOf = ({ entry, field }: Located<string>): string =>
  fieldOf(entry.type, field)?.kind === 'plain'
    ? 'Visitors do not see that button or link.'
    : 'Its words are shown without a link.';

/** Words of a link that fit every link. */
const VAGUE =
  /^\W*(?:(?:click |tap )?here|(?:read|learn|see) more|more|(?:this )?(?:link|page)|this)\W*$/i;

/** Links whose own words do not say where they lead: screen readers and search engines list links by them. */
const vagueLinks: Rule = ({ richTexts, problems }) => {
  for (const location of richTexts) {
    const vague = nodesIn(location.value)
      .filter(isLink)
      .map((link) => plainText(link))
      .filter((words) => VAGUE.test(words));
    if (vague.length > 0)
      problems.warning(
        location,
        `The words of a link should say where it leads, because some people hear nothing else of it. In “${location.label}”, these do not: ${quotedAll(vague)}. Make words the link that say it, for example “our prices”.`,
      );
  }
};

/** Paths of the pages that an entry stands on, as far as it is a page or a section. */
const pagesWith = ({ content, site }: MadeSite, { id }: Entry): readonly string[] => {
  const around = [...content.page, ...content.service].filter(({ fields }) =>
    fields.sections?.includes(id),
  );
  return [id, ...around.map((page) => page.id)].flatMap(
    (one) => site.addresses.pathOf.get(one) ?? [],
  );
};

/** True if a page has an id, and for an address without a page, such as a file's. */
type HasId = (path: string, id: string) => boolean;

/** Looks for ids on the pages of a site, and through each page only once. */
const idFinder = (site: Site): HasId => {
  const pages = new Map(allPages(site).map((page) => [page.path, page]));
  const known = new Map<string, ReadonlySet<string>>();
  return (path, id) => {
    const page = pages.get(path);
    if (!page) return true;
    const ids = known.get(path) ?? idsOn(page);
    known.set(path, ids);
    return ids.has(id);
  };
};

/** True for a link to a part of a page that a page it leads to does not have. */
const missesItsPart = (made: MadeSite, hasId: HasId, entry: Entry, href: string): boolean => {
  const { path, rest } = splitHref(href);
  const [, id] = FRAGMENT.exec(rest) ?? [];
  if (id === undefined) return false;
  const paths = path === '' ? pagesWith(made, entry) : [path];
  if (paths.length > 0) return !paths.every((one) => hasId(one, id));
  // An entry that can appear on any page, such as an answer.
  return !allPages(made.site).some((page) => hasId(page.path, id));
};

const deadLinks: Rule = (checked) => {
  const { site, problems } = checked;
  const hasId = idFinder(site);
  const dead = new Map<string, Located<string>[]>();
  for (const location of locatedHrefs(checked)) {
    const { value: href, label } = location;
    const found = site.destination(href);
    if (!found)
      problems.error(
        location,
        `The link ${quoted(href)} in “${label}” is not one a website may use. ${fateOf(location)} An address of this website begins with /, one elsewhere with https://; a file on your computer has to be uploaded first, under Media.`,
      );
    else if (isPrivate(found.own))
      problems.error(
        location,
        `The link ${quoted(found.own)} in “${label}” opens only for you: visitors cannot sign in there, or reach your computer. Link to the page of this website, or upload the file in Contentful and link to it.`,
      );
    else if (found.missing !== undefined)
      dead.set(found.missing, [...(dead.get(found.missing) ?? []), location]);
    else if (missesItsPart(checked, hasId, location.entry, found.final))
      problems.warning(
        location,
        `The link ${quoted(href)} in “${label}” opens the top of that page, because no heading there has the words after the #. Write the words of one of its headings.`,
      );
  }
  // Reports each missing page once, because all links to it have the same cause.
  for (const [path, links] of dead) {
    const [first] = links;
    if (!first) continue;
    const [what, todo] = isPagePath(path)
      ? ['page', 'publish that page']
      : ['file', 'upload that file in Contentful, under Media, and link to it there'];
    problems.error(
      first,
      links.every(({ entry }) => entry === first.entry)
        ? `The link to ${path} in “${first.label}” leads to a ${what} that does not exist. ${fateOf(first)} Choose another address, or ${todo}.`
        : `There is no ${what} at ${path}, but ${links.length} links lead to it, and visitors cannot press them. Change these links, or ${todo}. The links are in ${quotedAll(links.map(({ entry }) => entryTitle(entry)))}.`,
    );
  }
};

export const linkRules: readonly Rule[] = [deadLinks, vagueLinks];
