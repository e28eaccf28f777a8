/**
 * The inline script in the head of every page (`src/documents/browserScripts.ts`), which runs before
 * the first paint. It has no React and fetches no script by itself. Keep it small.
 */
import { startAnalytics } from './analytics';
import { startColorMode } from './colorMode';
import { startIslands } from './islands';
import { startMenus } from './menus';
import { startPage } from './page';
import { startQuestions } from './questions';
import { chooseQuotedService } from './quotedService';
import { startTimed } from './timed';

/** Defined by the build. */
declare const HAS_SERVICE_WORKER: boolean;
/** False in previews, where React renders the whole page. */
declare const HYDRATES_ISLANDS: boolean;

startColorMode();
startTimed();
startMenus();
startQuestions();
chooseQuotedService();
startPage();
if (HYDRATES_ISLANDS) startIslands();
startAnalytics();

// A site without a worker publishes one that removes an earlier one.
if (HAS_SERVICE_WORKER && 'serviceWorker' in navigator)
  // A private window or a full disk may refuse; the page works without it.
  addEventListener(
    'load',
    () =>
      void navigator.serviceWorker
        .register('/sw.js', { updateViaCache: 'none' })
        .catch(() => undefined),
  );
