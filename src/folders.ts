import path from 'node:path';

/** The folders of a build, below the repository `root`. `public/` and `.cache/` are Gatsby's own. */
export const folders = (root: string) => ({
  /** What Gatsby writes. */
  gatsbyOutput: path.join(root, 'public'),
  gatsbyCache: path.join(root, '.cache'),
  /** The published site, which is only replaced as a whole. */
  site: path.join(root, 'dist'),
  /** The next site until it is complete, and the previous one while it is replaced. */
  nextSite: path.join(root, '.build/next'),
  previousSite: path.join(root, '.build/previous'),
  /** What `npm run develop` bundles. */
  developed: path.join(root, '.build/develop'),
  /** Exists while a build runs; holds its process id. */
  lock: path.join(root, '.build/lock'),
  /** What Gatsby's cache was filled from; it is lost with the cache. */
  cacheNote: path.join(root, '.cache/content-source.json'),
  /** The published pages of the last build; they are lost with the cache. */
  keptPages: path.join(root, '.cache/published'),
  /** Form posts received by the local server, one JSON object a line. */
  submissions: path.join(root, '.build/form-submissions.jsonl'),
});
