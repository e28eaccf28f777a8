import { readStored, writeStored } from './storage';

const GUARD = 'reloaded-for-newer-version';

/** Whether an error says that a part of the site could not be fetched, mostly after a new release. */
export const isChunkError = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || /loading (css )?chunk .+ failed/i.test(error.message);
};

/**
 * Reloads the page to get the newer release, once: when it does not help, the visitor gets the error
 * page instead of a loop. Tells whether it reloads.
 */
export const reloadOnce = (): boolean => {
  const here = window.location.pathname;
  if (readStored(GUARD, 'sessionStorage') === here) return false;
  if (!writeStored(GUARD, here, 'sessionStorage')) return false;
  window.location.reload();
  return true;
};

/** The page works again, so a later failure may reload once more. */
export const forgetReload = (): void => {
  writeStored(GUARD, null, 'sessionStorage');
};

/** Reloads once when a part of the page could not be fetched outside of rendering. Call once. */
export const watchStaleChunks = (): void => {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isChunkError(reason)) reloadOnce();
  });
};
