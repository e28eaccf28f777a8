import { allPages, type Site } from '../content/pages';
import { PlainError, requestFailure } from '../failure';

const TIMEOUT_MS = 20_000;

/** The addresses in a sitemap of the live site. @throws PlainError when there is none */
const addressesIn = async (sitemap: string): Promise<readonly string[]> => {
  const answer = await fetch(sitemap, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    (error: unknown) => requestFailure(error),
  );
  if (typeof answer === 'string' || !answer.ok) {
    const why = typeof answer === 'string' ? answer : `it answers ${answer.status}`;
    throw new PlainError(`${sitemap} cannot be read (${why}): check the address after --site.`);
  }
  const text = await answer.text();
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
};

/**
 * Every path in the sitemap of the live site that a site made now has no page for, and does not redirect: links and
 * search results that lead there would break with the next build.
 *
 * @param liveSite its address without a slash at the end
 * @throws PlainError when its sitemap cannot be read
 */
export const lostAddresses = async (liveSite: string, site: Site): Promise<readonly string[]> => {
  const kept = new Set([...allPages(site).map(({ path }) => path), ...site.redirects.keys()]);
  const sitemaps = await addressesIn(`${liveSite}/sitemap-index.xml`);
  const lists = await Promise.all(
    // Its builds may name another address than the one that was asked.
    sitemaps.map((sitemap) => addressesIn(liveSite + new URL(sitemap).pathname)),
  );
  return lists
    .flat()
    .map((address) => new URL(address).pathname)
    .filter((path) => !kept.has(path));
};
