/**
 * Addresses of the scripts that pages fetch on demand, by name: each island, `hydrate`, `vitals`
 * with analytics. Defined by the build.
 */
declare const SCRIPTS: Readonly<Record<string, string>>;

/**
 * Fetches a script once.
 *
 * @throws when it cannot be loaded
 */
export const importScript = (name: string): Promise<unknown> => import(SCRIPTS[name] ?? '');
