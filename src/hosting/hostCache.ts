/**
 * Keeps Gatsby's folders at the host for the next build. Gatsby would do this itself through an adapter,
 * but restores them while it is already running, and stores them before the pages are published.
 */
import createNetlifyAdapter from 'gatsby-adapter-netlify';
import type { Reporter } from 'gatsby';
import { folders } from '../folders';

/** The cache functions of Netlify's adapter, which finds the host's folder by itself. */
const { cache } = createNetlifyAdapter();

/** @returns false when it failed */
const runStep = async (step: 'restore' | 'store', root: string): Promise<boolean> => {
  const { gatsbyCache, gatsbyOutput } = folders(root);
  // Netlify's adapter uses these two of Gatsby's reporter, which is not running.
  const reporter = { verbose: () => undefined, info: () => undefined } as unknown as Reporter;
  try {
    await cache?.[step]({ directories: [gatsbyCache, gatsbyOutput], reporter });
    return true;
  } catch (error) {
    console.warn(`The host's cache is not used: ${String(error)}. The site is built all the same.`);
    return false;
  }
};

/**
 * Restores what the last build has stored; does nothing outside of Netlify.
 *
 * @returns false when it failed, and the restored folders may lack files
 */
export const restoreFromHost = (root: string): Promise<boolean> => runStep('restore', root);

/** Stores the folders for the next build; does nothing outside of Netlify. */
export const storeAtHost = (root: string): Promise<boolean> => runStep('store', root);
