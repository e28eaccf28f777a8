/** Start of the names of all our caches, so that nobody else's are touched. */
export const CACHE_PREFIX = 'site-';

/** Where the worker is served. */
export const WORKER_PATH = '/sw.js';

/** Asks the worker to keep these addresses for later. */
export interface RememberMessage {
  readonly type: 'remember';
  readonly paths: readonly string[];
}
