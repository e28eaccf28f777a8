/**
 * Addresses of the scripts that pages fetch when they need them, by name: each island, `hydrate`,
 * `vitals` where analytics is on, `preview` in a preview build. Put in by the build.
 */
declare const SCRIPTS: Readonly<Record<string, string>>;

/**
 * Fetches a script once.
 *
 * @throws when it cannot be had
 */
export const importScript = (name: string): Promise<unknown> =>
  // Gatsby's webpack sees this code in `gatsby develop`, and must not look for the file.
  import(/* webpackIgnore: true */ SCRIPTS[name] ?? '');

export const hasScript = (name: string): boolean => name in SCRIPTS;
