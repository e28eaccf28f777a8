/** Redirects, from what the site's pages ask for to the host's `_redirects` file. */

/** One moved address. Both ends are paths of this site, or `to` is an address elsewhere. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  /** 301 when absent. */
  readonly status?: number;
}

/** True for an entry that can stand in a `_redirects` file. */
export function isRedirect(value: unknown): value is Redirect {
  return (
    typeof value === 'object' &&
    value !== null &&
    'from' in value &&
    'to' in value &&
    typeof value.from === 'string' &&
    typeof value.to === 'string' &&
    (!('status' in value) || typeof value.status === 'number') &&
    /^\/\S*$/.test(value.from) &&
    /^(\/|https:\/\/)\S*$/.test(value.to)
  );
}

/**
 * The text of a `_redirects` file. Each address is listed with and without its slash at the end,
 * so that both lead to the new place in one step on any host; unknown paths get the 404 page.
 *
 * A redirect is dropped when its address is a page, which always wins, and shortened when it leads
 * to another redirect. Circles are dropped.
 *
 * @param pages paths that are pages, with their slash at the end
 */
export function redirectsFile(redirects: readonly Redirect[], pages: ReadonlySet<string>): string {
  const moved = new Map<string, Redirect>();
  for (const redirect of redirects) {
    const from = withSlash(redirect.from);
    if (!pages.has(from) && !moved.has(from)) moved.set(from, redirect);
  }
  const lines = [...moved.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([from, { status = 301 }]) => {
      const to = finalAddress(from, moved);
      return to === undefined
        ? []
        : [from.replace(/\/$/, ''), from].map((path) => `${path}  ${to}  ${status}`);
    });
  return [...lines, '/*  /404.html  404', ''].join('\n');
}

/** Where a moved address ends, or undefined when it leads round in a circle. */
function finalAddress(from: string, moved: ReadonlyMap<string, Redirect>): string | undefined {
  const seen = new Set([from]);
  let to = moved.get(from)?.to;
  while (to !== undefined) {
    const path = withSlash(to.split(/[?#]/)[0] ?? to);
    const next = moved.get(path);
    if (!next) return to;
    if (seen.has(path)) return undefined;
    seen.add(path);
    to = next.to;
  }
  return to;
}

function withSlash(path: string): string {
  return path.endsWith('/') || /\.[a-z0-9]+$/i.test(path) ? path : `${path}/`;
}
