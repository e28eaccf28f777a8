/** One moved address. Both ends are paths of this site, or `to` is an address elsewhere. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

const withSlash = (path: string): string =>
  path.endsWith('/') || /\.[a-z0-9]+$/i.test(path) ? path : `${path}/`;

/** Where a moved address ends, or undefined when it leads round in a circle. */
const finalAddress = (from: string, moved: ReadonlyMap<string, string>): string | undefined => {
  const seen = new Set([from]);
  let to = moved.get(from);
  while (to !== undefined) {
    const path = withSlash(to.split(/[?#]/)[0] ?? to);
    const next = moved.get(path);
    if (next === undefined) return to;
    if (seen.has(path)) return undefined;
    seen.add(path);
    to = next;
  }
  return to;
};

/**
 * The redirects to declare, sorted, each leading to its place in one step. A redirect is dropped when
 * its address is a page, which always wins, when another one has its address, or when it leads round
 * in a circle. Hosts ignore a slash at the end of the address asked for.
 *
 * @param pages paths that are pages, with their slash at the end
 */
export const finalRedirects = (
  redirects: readonly Redirect[],
  pages: ReadonlySet<string>,
): readonly Redirect[] => {
  const moved = new Map<string, string>();
  for (const { from, to } of redirects) {
    const address = withSlash(from);
    if (!pages.has(address) && !moved.has(address)) moved.set(address, to);
  }
  return [...moved.keys()].sort().flatMap((from) => {
    const to = finalAddress(from, moved);
    return to === undefined ? [] : [{ from, to }];
  });
};
