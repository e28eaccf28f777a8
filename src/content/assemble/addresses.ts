/** THE routes: which page, service and post lives at which address. */
import type { MergedContent, Entry } from '../withDefaults';
import { withSlashes } from '../links';
import type { Problems } from '../problems';
import { slugify } from '../text';

/** Addresses that belong to the build itself. */
const RESERVED = ['/404/', '/page-data/', '/static/', '/assets/', '/share/', '/icons/'];

/** Address of the page for unknown addresses, as Gatsby and hosts expect it. */
export const NOT_FOUND_PATH = '/404.html';

export interface Addresses {
  /** Path of a page, service or post by its id. Ends with a slash, save the 404 page. */
  readonly pathOf: ReadonlyMap<string, string>;
  readonly blog: string;
  readonly services: string;
  readonly contact: string;
}

/** Path of one page of the list of posts; the first has the blog's own address. */
export const blogPagePath = (blog: string, page: number): string =>
  page === 1 ? blog : `${blog}page/${page}/`;

/** Gives every page, service and post an address of its own. */
export const assignAddresses = (content: MergedContent, problems: Problems): Addresses => {
  const pathOf = new Map<string, string>();
  const owner = new Map<string, string>(
    RESERVED.map((path) => [path, 'a part of the website itself']),
  );

  const claim = (
    entry: Entry<'page' | 'service' | 'blogPost'>,
    wanted: string,
    name: string,
  ): void => {
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

  const pageSlug = (entry: Entry<'page'>): string =>
    slugify(entry.fields.slug ?? entry.fields.name, entry.fields.kind);

  for (const entry of content.page) {
    if (entry.fields.kind === 'home') claim(entry, '/', entry.fields.name);
    else if (entry.fields.kind === 'notFound') pathOf.set(entry.id, NOT_FOUND_PATH);
  }
  const inOrder = [...content.page].sort(
    (a, b) => Number(a.fields.kind === 'standard') - Number(b.fields.kind === 'standard'),
  );
  for (const entry of inOrder) {
    if (!pathOf.has(entry.id)) claim(entry, withSlashes(pageSlug(entry)), entry.fields.name);
  }
  const pagePath = (kind: string): string => {
    const entry = content.page.find((candidate) => candidate.fields.kind === kind);
    return (entry && pathOf.get(entry.id)) ?? '/';
  };
  for (const entry of content.service) {
    claim(entry, withSlashes(slugify(entry.fields.slug, 'service')), entry.fields.title);
  }
  const blog = pagePath('blog');
  for (const entry of content.blogPost) {
    claim(entry, `${blog}${slugify(entry.fields.slug, 'post')}/`, entry.fields.title);
  }
  return { pathOf, blog, services: pagePath('services'), contact: pagePath('contact') };
};
