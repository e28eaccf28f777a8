/**
 * The inline script in the head of every page (`src/gatsby/browserScripts.ts`), which runs before
 * the first paint. It has no React and fetches no script by itself. Keep it small.
 */
import { startAnalytics } from './analytics';
import { startColorMode } from './colorMode';
import { startIslands } from './islands';
import { startMap } from './map';
import { startMenus } from './menus';
import { onClick } from './onClick';
import { startQuestions } from './questions';
import { startServiceWorker } from './serviceWorker';
import { startTimed } from './timed';

startColorMode();
startTimed();
startMenus();
startMap();
startQuestions();
startIslands();
startAnalytics();
startServiceWorker();

// CSS shows the button for the device's share sheet only with this class.
if ('share' in navigator) document.documentElement.classList.add('can-share');

// Engines paint a sign of their own for a picture that failed, over what stands below it. Their event
// does not bubble.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLImageElement && 'hideOnError' in target.dataset) target.hidden = true;
  },
  true,
);

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
