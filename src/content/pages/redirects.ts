/** Old addresses → current ones, without chains and loops. */
import { pageEntries } from '../entries';
import { withSlashes } from '../links';
import type { Addresses } from './addresses';
import type { SiteInput } from './input';

/** Old address → current one. */
type Redirect = readonly [from: string | undefined, to: string | undefined];

const typedPath = (typed: string): string | undefined => {
  const path = withSlashes(typed.replace(/^https?:\/\/[^/]+/i, ''));
  return path === '/' || !/^\/[a-z0-9/._~%-]+$/i.test(path) ? undefined : path;
};

/** Old addresses of pages, as typed by editors. Reports invalid ones and those of existing pages. */
const typedRedirects = ({ content, problems }: SiteInput, addresses: Addresses): Redirect[] => {
  const redirects: Redirect[] = [];
  const leads = (path: string): boolean =>
    addresses.pages.has(path) || redirects.some(([from]) => from === path);
  for (const entry of pageEntries(content)) {
    const to = addresses.pathOf.get(entry.id);
    if (to === undefined) continue;
    for (const typed of entry.fields.previousAddresses ?? []) {
      const from = typedPath(typed);
      const fault =
        from === undefined
          ? 'is no address of a page. Write one such as /our-services/: the part after the site’s name, without “?” and anything after it.'
          : from !== to && leads(from) && 'leads to a page already. Remove it.';
      if (fault)
        problems.warning(
          { entry, field: 'previousAddresses' },
          `An old address cannot be used: “${typed}” ${fault}`,
        );
      else redirects.push([from, to]);
    }
  }
  return redirects;
};

/** The addresses of bundled services lead to their new ones, or, if removed, to the list of services. */
const serviceRedirects = (
  { bundled }: SiteInput,
  { pathOf, ofKind }: Addresses,
): readonly Redirect[] =>
  bundled.entries.service.flatMap(({ id, fields }) =>
    [fields.slug ?? '', ...(fields.previousAddresses ?? [])].map((path): Redirect => [
      typedPath(path),
      pathOf.get(id) ?? ofKind.get('services'),
    ]),
  );

/**
 * The current address for every old address. Addresses typed by staff come before those of services. The address
 * of an existing page is never redirected.
 */
export const makeRedirects = (
  input: SiteInput,
  addresses: Addresses,
): ReadonlyMap<string, string> => {
  const targets = new Map<string, string>();
  for (const [from, to] of [
    ...typedRedirects(input, addresses),
    ...serviceRedirects(input, addresses),
  ])
    if (from !== undefined && to !== undefined && !addresses.pages.has(from) && !targets.has(from))
      targets.set(from, to);
  return new Map([...targets].sort(([a], [b]) => (a < b ? -1 : 1)));
};
