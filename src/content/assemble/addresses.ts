/** THE routes: which page, service and post lives at which address. */
import { byAge, type MergedContent, type Entry } from '../withDefaults';
import { withSlashes } from '../links';
import type { Problems } from '../problems';
import { slugify } from '../text';
import type { AddressHistory } from './redirects';

/** Addresses that belong to the build itself: Gatsby's folders, and those of our own files. */
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

/** Address of the page for unknown addresses, as Gatsby and hosts expect it. */
const NOT_FOUND_PATH = '/404.html';

export interface Addresses {
  /** Path of a page, service or post by its id. Ends with a slash, save the 404 page. */
  readonly pathOf: ReadonlyMap<string, string>;
  /** Paths of all pages: those of entries, and the further pages of the list of posts. */
  readonly live: ReadonlySet<string>;
  /** Address of the list of posts; posts live below it, also while there is no such page. */
  readonly blog: string;
  /** Absent when staff have taken the page away. */
  readonly services?: string;
  readonly contact?: string;
  readonly thankYou?: string;
  readonly offline?: string;
}

/** Posts on one page of the list: keeps a page's weight the same however many there are. */
export const POSTS_PER_PAGE = 12;

/** Paths of the pages of the list of posts; the first has the blog's own address. */
export const blogPagePaths = (blog: string, posts: number): readonly string[] =>
  Array.from({ length: Math.max(1, Math.ceil(posts / POSTS_PER_PAGE)) }, (_, index) =>
    index === 0 ? blog : `${blog}page/${index + 1}/`,
  );

type Addressed = Entry<'page' | 'service' | 'blogPost'>;

interface AddressRequest {
  readonly entry: Addressed;
  readonly wanted: string;
  readonly name: string;
}

/**
 * Gives every page, service and post an address of its own. Of two that want the same one, the
 * entry that had it in the last build keeps it, else the older one.
 */
export const assignAddresses = (
  content: MergedContent,
  history: AddressHistory,
  problems: Problems,
): Addresses => {
  const pathOf = new Map<string, string>();
  const owner = new Map<string, string>(
    RESERVED.map((path) => [path, 'a part of the website itself']),
  );

  const claim = ({ entry, wanted, name }: AddressRequest): void => {
    let path = wanted;
    for (let n = 2; owner.has(path); n += 1)
      path = withSlashes(`${wanted.replace(/\/$/, '')}-${n}`);
    if (path !== wanted) {
      problems.add({
        severity: 'error',
        contentType: entry.type,
        field: 'slug',
        entryId: entry.entryId,
        message: `The address ${wanted} belongs to ${owner.get(wanted) ?? 'another page'} already, so “${name}” is at ${path} for now. Give it an address of its own.`,
      });
    }
    owner.set(path, `“${name}”`);
    pathOf.set(entry.id, path);
  };

  const hadItLast = ({ entry, wanted }: AddressRequest): boolean =>
    history[entry.id]?.at(-1) === wanted;
  /** What came with the site is as old as the site. */
  const isBundled = ({ entry }: AddressRequest): boolean => entry.entryId === undefined;
  const claimAll = (requests: readonly AddressRequest[]): void => {
    const inOrder = [...requests].sort(
      (a, b) =>
        Number(hadItLast(b)) - Number(hadItLast(a)) ||
        Number(isBundled(b)) - Number(isBundled(a)) ||
        byAge(a.entry, b.entry),
    );
    for (const wish of inOrder) claim(wish);
  };

  for (const entry of content.page) {
    if (entry.fields.kind === 'home') claim({ entry, wanted: '/', name: entry.fields.name });
    else if (entry.fields.kind === 'notFound') pathOf.set(entry.id, NOT_FOUND_PATH);
  }
  claimAll([
    ...content.page
      .filter(({ id }) => !pathOf.has(id))
      .map((entry) => {
        const { slug, name, kind } = entry.fields;
        return { entry, wanted: withSlashes(slugify(slug ?? name, kind)), name };
      }),
    ...content.service.map((entry) => ({
      entry,
      wanted: withSlashes(slugify(entry.fields.slug, 'service')),
      name: entry.fields.title,
    })),
  ]);
  const pagePath = (kind: string): string | undefined => {
    const entry = content.page.find((candidate) => candidate.fields.kind === kind);
    return entry && pathOf.get(entry.id);
  };
  const blogPage = pagePath('blog');
  const blog = blogPage ?? '/blog/';
  claimAll(
    content.blogPost.map((entry) => ({
      entry,
      wanted: `${blog}${slugify(entry.fields.slug, 'post')}/`,
      name: entry.fields.title,
    })),
  );
  const numbered = blogPage === undefined ? [] : blogPagePaths(blog, content.blogPost.length);
  return {
    pathOf,
    live: new Set([...pathOf.values(), ...numbered]),
    blog,
    services: pagePath('services'),
    contact: pagePath('contact'),
    thankYou: pagePath('thankYou'),
    offline: pagePath('offline'),
  };
};
