/** The routes: the address of every page, service and post. */
import type { PageType } from '../model';
import { byAge, byId, entryTitle, pageEntries, pageOfKind, type Entry } from '../entries';
import { withSlashes } from '../links';
import { pageRules, type PageKind } from '../pageKinds';
import { slugify } from '../text';
import type { SiteInput } from './input';

/** Addresses that the build itself uses: Gatsby's folders and our own. */
const RESERVED = [
  '/404/',
  '/page-data/',
  '/slice-data/',
  '/static/',
  '/assets/',
  '/islands/',
  '/share/',
  // Only previews have it, but a page's address is the same there and on the live site.
  '/staff/',
];

/** Path of the 404 page, as Gatsby and hosts expect it. */
const NOT_FOUND_PATH = '/404.html';

export interface Addresses {
  /** Path of the page of an entry by its id. Ends with a slash, except for the 404 page. */
  readonly pathOf: ReadonlyMap<string, string>;
  /** Paths of all pages: those of entries, and the further pages of the lists of posts. */
  readonly pages: ReadonlySet<string>;
  /** Address of the list of posts; posts live below it, also while there is no such page. */
  readonly blog: string;
  /** Path of the page of a kind; absent when staff removed it. */
  readonly ofKind: ReadonlyMap<PageKind, string>;
  /** The parent of each page, which staff choose in `below`; pages at the top have none. */
  readonly parents: ReadonlyMap<Entry, Entry<'page'>>;
}

/** Posts on one page of the list: keeps a page's weight the same however many there are. */
export const POSTS_PER_PAGE = 12;

/** Paths of the pages of the list of posts. The first is the list's own address. */
export const blogPagePaths = (blog: string, posts: number): readonly string[] =>
  Array.from({ length: Math.max(1, Math.ceil(posts / POSTS_PER_PAGE)) }, (_, index) =>
    index === 0 ? blog : `${blog}page/${index + 1}/`,
  );

/** The topmost ancestor of an item, or the item itself. */
export const rootOf = <Item>(parents: ReadonlyMap<Item, Item>, item: Item): Item => {
  const parent = parents.get(item);
  return parent === undefined ? item : rootOf(parents, parent);
};

/** The parent of each page. A choice that cannot be is reported, and has no effect. */
const parentsOf = ({ content, problems }: SiteInput): Addresses['parents'] => {
  const parents = new Map<Entry, Entry<'page'>>();
  const faultOf = (page: Entry<'page'>, parent: Entry<'page'>): string | false => {
    if (!pageRules(page.fields.kind).hasCrumbs) return 'its place is fixed. Empty this field.';
    if (!pageRules(parent.fields.kind).isListed)
      return `visitors cannot browse to “${entryTitle(parent)}”. Choose another page, or empty this field.`;
    return (
      rootOf(parents, parent) === page &&
      'the page chosen here is the same one or stands below it. Choose another, or empty this field.'
    );
  };
  for (const entry of content.page) {
    const parent = byId(content.page, entry.fields.below ?? '');
    // Below the home page is the top, where all others stand too.
    if (!parent || parent.fields.kind === 'home') continue;
    const fault = faultOf(entry, parent);
    if (fault)
      problems.warning(
        { entry, field: 'below' },
        `“${entryTitle(entry)}” stands at the top, because ${fault}`,
      );
    else parents.set(entry, parent);
  }
  return parents;
};

interface AddressRequest {
  readonly entry: Entry<PageType>;
  readonly wanted: string;
}

/** For each type, how its addresses begin while no page is above them, and how one ends whose title has no letters. */
const USUAL: Readonly<Record<PageType, { readonly folder: string; readonly word: string }>> = {
  page: { folder: '/', word: 'standard' },
  service: { folder: '/', word: 'service' },
  blogPost: { folder: '/blog/', word: 'post' },
};

/** Gives every page, service and post an address of its own. */
export const assignAddresses = (input: SiteInput): Addresses => {
  const { content, problems } = input;
  const pathOf = new Map<string, string>();
  /** The owner of each address that is taken, in words for an editor. */
  const owners = new Map(RESERVED.map((path) => [path, 'a part of the website itself']));
  const parents = parentsOf(input);
  const blogPage = pageOfKind(content, 'blog');
  const parentOf = (entry: Entry<PageType>): Entry<'page'> | undefined =>
    entry.type === 'blogPost' ? blogPage : parents.get(entry);

  const assign = ({ entry, wanted }: AddressRequest): void => {
    const name = entryTitle(entry);
    let path = wanted;
    for (let n = 2; owners.has(path); n += 1)
      path = withSlashes(`${wanted.replace(/\/$/, '')}-${n}`);
    if (path !== wanted)
      problems.error(
        { entry, field: 'slug' },
        `The address ${wanted} belongs to ${owners.get(wanted) ?? 'another page'} already, so “${name}” is at ${path} for now. Give it an address of its own.`,
      );
    owners.set(path, `“${name}”`);
    pathOf.set(entry.id, path);
    if (entry === blogPage) owners.set(`${path}page/`, 'the list of posts');
  };
  /** If several entries want an address, the oldest gets it. */
  const assignAll = (requests: readonly AddressRequest[]): void =>
    [...requests].sort((a, b) => byAge(a.entry, b.entry)).forEach(assign);
  /** The address that an entry asks for: made from what staff typed, or else from its title. */
  const requestOf = (entry: Entry<PageType>): AddressRequest => {
    const { folder, word } = USUAL[entry.type];
    const start = pathOf.get(parentOf(entry)?.id ?? '') ?? folder;
    return { entry, wanted: `${start}${slugify(entry.fields.slug ?? entryTitle(entry), word)}/` };
  };

  // Two pages have a fixed address, which no other may get first.
  for (const entry of content.page) {
    const { kind } = entry.fields;
    if (kind === 'home') assign({ entry, wanted: '/' });
    if (kind === 'notFound') pathOf.set(entry.id, NOT_FOUND_PATH);
  }
  const others = pageEntries(content).filter(({ id }) => !pathOf.has(id));
  // An address begins with that of the page above, so all on one level wait for the level above.
  const levelOf = (entry: Entry<PageType>): number => {
    const parent = parentOf(entry);
    return parent ? levelOf(parent) + 1 : Number(USUAL[entry.type].folder !== '/');
  };
  for (const level of [...new Set(others.map(levelOf))].sort((a, b) => a - b))
    assignAll(others.filter((entry) => levelOf(entry) === level).map(requestOf));

  const ofKind = new Map(
    content.page.map(({ id, fields: { kind } }) => [kind, pathOf.get(id) ?? '']),
  );
  const blog = ofKind.get('blog') ?? USUAL.blogPost.folder;
  const ofLists = blogPage ? blogPagePaths(blog, content.blogPost.length) : [];
  const pages = new Set([...pathOf.values(), ...ofLists]);
  return { pathOf, pages, blog, ofKind, parents };
};
