/**
 * The inline script in the head of every page (`src/documents/browserScripts.ts`), which runs before
 * the first paint. It has no React and fetches no script by itself. Keep it small.
 */
import { startAnalytics } from './analytics';
import { startColorMode } from './colorMode';
import { startIslands } from './islands';
import { startMenus } from './menus';
import { onClick } from './onClick';
import { startQuestions } from './questions';
import { chooseQuotedService } from './quotedService';
import { startTimed } from './timed';

/** Defined by the build. */
declare const HAS_SERVICE_WORKER: boolean;

startColorMode();
startTimed();
startMenus();
startQuestions();
chooseQuotedService();
startIslands();
startAnalytics();

// CSS shows the button for the device's share sheet only with this class.
if ('share' in navigator) document.documentElement.classList.add('can-share');

// Browsers draw an icon of their own for a picture that failed to load, over the content below it. The
// error event does not bubble.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLImageElement && 'hideOnError' in target.dataset) target.hidden = true;
  },
  true,
);

// A template holds the frame of another site, which covers a drawn map or the still of a video on request. The
// template is empty afterward, so that there is only one frame.
onClick('[data-load-frame]', (asked, event) => {
  // A link to a video still opens in a new tab.
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const place = asked.closest('.framed');
  const template = place?.querySelector('template');
  if (!template) return;
  event.preventDefault();
  place?.querySelector('.view')?.append(template.content);
  place?.querySelector('iframe')?.focus({ preventScroll: true });
});

// The button of a table to fill in on paper (`src/components/RichTable.tsx`).
onClick('[data-print]', () => print());

addEventListener('DOMContentLoaded', () => {
  // The copyright year is the current one, whenever the site was built.
  const element = document.querySelector<HTMLElement>('[data-year]');
  if (element)
    element.textContent = (element.textContent ?? '').replace(
      element.dataset.year ?? '',
      String(new Date().getFullYear()),
    );
});

const registerServiceWorker = async (): Promise<void> => {
  const { serviceWorker } = navigator;
  await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  // The worker has not seen this page. The page does not save itself, because Firefox does not keep a
  // page for Back if it is left with open requests.
  if (!serviceWorker.controller) (await serviceWorker.ready).active?.postMessage(location.pathname);
};

// A site without a worker publishes one that removes an earlier one.
if (HAS_SERVICE_WORKER && 'serviceWorker' in navigator)
  // A private window or a full disk may refuse; the page works without it.
  addEventListener('load', () => void registerServiceWorker().catch(() => undefined));
