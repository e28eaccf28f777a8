/** The JSON files in which the published site describes itself. */

/** Holds a `BuildFile`. */
export const BUILD_FILE = 'build.json';

/** Holds the `AddressHistory` of the site. */
export const HISTORY_FILE = 'addresses.json';

/** The content and the code that the published site was built from. */
export interface BuildFile {
  readonly pages: number;
  readonly source: 'contentful' | 'default';
  /** Newest change of any entry or picture in this site, ISO 8601; null for bundled content. */
  readonly contentUpdatedAt: string | null;
  /** ISO 8601. */
  readonly builtAt: string;
  /** Address where this build found an earlier build live; null before the first deploy. */
  readonly replaces: string | null;
  /** Path of the page that is shown without a network; null if staff have removed it. */
  readonly offlinePath: string | null;
  /** Hash of the commit, which Netlify provides in `COMMIT_REF`; null elsewhere. */
  readonly commit: string | null;
}
