/** Old addresses → current ones, without chains and loops. */
import { pageEntries } from '../entries';
import { isInternal, splitHref, withSlashes } from '../links';
import type { Addresses, AddressHistory } from './addresses';
import type { SiteInput } from './input';

/**
 * Key of the history for the addresses of all services, because a deleted entry has no type. No entry
 * can have this id.
 */
const SERVICES = '*services';

const typedPath = (typed: string): string | undefined => {
  const path = withSlashes(typed.trim().replace(/^https?:\/\/[^/]+/i, ''));
  return path === '/' || !/^\/[a-z0-9/._~%-]+$/i.test(path) ? undefined : path;
};

/**
 * The current address for everything editors typed as old addresses and everything earlier builds used. The
 * address of a service that is gone leads to the list of services, unless staff say otherwise.
 */
export const makeRedirects = (
  { content, history, bundled, problems }: SiteInput,
  addresses: Addresses,
): ReadonlyMap<string, string> => {
  const { live } = addresses;
  const targets = new Map<string, string>();
  const add = (from: string | undefined, to: string | undefined): void => {
    if (from !== undefined && to !== undefined && !live.has(from) && !targets.has(from))
      targets.set(from, to);
  };
  for (const entry of pageEntries(content)) {
    const to = addresses.pathOf.get(entry.id);
    if (to === undefined) continue;
    for (const typed of entry.fields.previousAddresses ?? []) {
      const from = typedPath(typed);
      const report = (fault: string): void =>
        problems.warning(
          { entry, field: 'previousAddresses' },
          `An old address cannot be used: ${fault}`,
        );
      if (from === undefined)
        report(
          `“${typed}” is no address of a page. Write one such as /our-services/: the part after the site’s name, without “?” and anything after it.`,
        );
      else if (from !== to && (live.has(from) || targets.has(from)))
        report(`“${typed}” leads to a page already. Remove it.`);
      add(from, to);
    }
  }
  for (const [id, earlier] of Object.entries(history)) {
    const to = addresses.pathOf.get(id);
    if (to !== undefined) for (const path of earlier) add(path, to);
  }
  const services = addresses.ofKind.get('services');
  // Services that came with the site, whether or not they are still there.
  for (const { id, fields } of bundled.entries.service)
    for (const slug of [fields.slug ?? '', ...(fields.previousAddresses ?? [])])
      add(typedPath(slug), addresses.pathOf.get(id) ?? services);
  for (const path of history[SERVICES] ?? []) add(path, services);
  return new Map([...targets].sort(([a], [b]) => (a < b ? -1 : 1)));
};

/** History for the next build: every address that each entry has or had. */
export const nextHistory = (
  { content, history }: SiteInput,
  addresses: Addresses,
): AddressHistory => {
  const next: Record<string, readonly string[]> = { ...history };
  const append = (id: string, path: string | undefined): void => {
    if (path?.endsWith('/'))
      next[id] = [...(next[id] ?? []).filter((earlier) => earlier !== path), path];
  };
  for (const [id, path] of addresses.pathOf) append(id, path);
  for (const { id } of content.service) append(SERVICES, addresses.pathOf.get(id));
  return next;
};

/** The address of a page as other websites write it: with capitals, `.html`, `index.html`. */
const tidied = (path: string): string =>
  withSlashes(path.toLowerCase().replace(/(?:(?<=\/)index)?\.html?\/?$/, ''));

/**
 * The final form of an internal address: with slashes, and after redirects.
 *
 * @param live paths of all pages
 */
export const finalHref = (
  href: string,
  redirects: ReadonlyMap<string, string>,
  live: ReadonlySet<string>,
): string => {
  if (!isInternal(href)) return href;
  const { path, rest } = splitHref(href);
  const slashed = withSlashes(path);
  const known = [slashed, tidied(slashed)].find((one) => redirects.has(one) || live.has(one));
  const found = known ?? slashed;
  return `${redirects.get(found) ?? found}${rest}`;
};
