/** Old addresses → where they live now, without chains and loops. */
import type { BundledEntry } from '../bundled';
import type { MergedContent } from '../withDefaults';
import { isInternal, splitHref, withSlashes } from '../links';
import type { Problems } from '../problems';
import type { Addresses } from './addresses';

export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/**
 * Addresses an entry had in earlier builds, by entry id; the last is the one it had last. Those that
 * services ever had are also under `SERVICES`, because a deleted entry does not tell what it was.
 */
export type AddressHistory = Readonly<Record<string, readonly string[]>>;

/** Key of the history that no entry can have for an id. */
const SERVICES = '*services';

const typedPath = (typed: string): string | undefined => {
  const value = typed.trim().replace(/^https?:\/\/[^/]+/i, '');
  const path = withSlashes(splitHref(value).path);
  return path === '/' || !/^\/[a-z0-9/._~%-]+$/i.test(path) ? undefined : path;
};

/**
 * Redirects from everything editors typed as old addresses and everything earlier builds used. The
 * address of a service that is gone leads to the list of services, unless staff say otherwise.
 *
 * @param bundledServices - services that came with the site, whether or not they are still there
 */
export const makeRedirects = (
  content: MergedContent,
  addresses: Addresses,
  history: AddressHistory,
  bundledServices: readonly BundledEntry<'service'>[],
  problems: Problems,
): readonly Redirect[] => {
  const { live } = addresses;
  const targets = new Map<string, string>();
  const add = (from: string | undefined, to: string): void => {
    if (from !== undefined && !live.has(from) && !targets.has(from)) targets.set(from, to);
  };
  for (const entry of [...content.page, ...content.service, ...content.blogPost]) {
    const to = addresses.pathOf.get(entry.id);
    if (to === undefined) continue;
    for (const typed of entry.fields.previousAddresses ?? []) {
      const from = typedPath(typed);
      const isTaken = from !== to && (live.has(from ?? '') || targets.has(from ?? ''));
      const fault =
        from === undefined
          ? `“${typed}” is no address of a page. Write one such as /our-services/: what stands behind the name of the site, without “?” and what follows it.`
          : isTaken && `“${typed}” leads to a page already. Take it out.`;
      if (fault)
        problems.add({
          severity: 'warning',
          contentType: entry.type,
          field: 'previousAddresses',
          entryId: entry.entryId,
          message: `Nobody is sent on from an old address: ${fault}`,
        });
      add(from, to);
    }
  }
  for (const [id, earlier] of Object.entries(history)) {
    const to = addresses.pathOf.get(id);
    if (to !== undefined) for (const path of earlier) add(path, to);
  }
  const { services } = addresses;
  if (services !== undefined) {
    for (const path of history[SERVICES] ?? []) add(path, services);
    for (const { fields } of bundledServices) {
      for (const slug of [fields.slug ?? '', ...(fields.previousAddresses ?? [])])
        add(typedPath(slug), services);
    }
  }
  return [...targets]
    .map(([from, to]) => ({ from, to }))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
};

/** History for the next build: every address each entry has now or had before. */
export const nextHistory = (
  history: AddressHistory,
  content: MergedContent,
  addresses: Addresses,
): AddressHistory => {
  const next: Record<string, readonly string[]> = { ...history };
  const note = (id: string, path: string | undefined): void => {
    if (path?.endsWith('/'))
      next[id] = [...(next[id] ?? []).filter((earlier) => earlier !== path), path];
  };
  for (const [id, path] of addresses.pathOf) note(id, path);
  for (const { id } of content.service) note(SERVICES, addresses.pathOf.get(id));
  return next;
};

/** Turns an internal address into its final form: slashes in place, no redirect in between. */
export const finalHref = (href: string, redirects: ReadonlyMap<string, string>): string => {
  if (!isInternal(href)) return href;
  const { path, rest } = splitHref(href);
  const slashed = withSlashes(path);
  return `${redirects.get(slashed) ?? slashed}${rest}`;
};

/** True for an address of this site, in its final form, that is no page. Files cannot be known. */
export const leadsNowhere = (href: string, live: ReadonlySet<string>): boolean => {
  const { path } = splitHref(href);
  return isInternal(href) && path.endsWith('/') && !live.has(path);
};
