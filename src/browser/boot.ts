/**
 * The one script that stands in every page, before anything is painted. The build bundles it and
 * writes it into the head (`src/gatsby/browserScripts.ts`). It needs no React and fetches no
 * script before the page has been read; every line of it is on every page, so keep it small.
 */
import { startAnalytics } from './analytics';
import { startColorMode } from './colorMode';
import { startFade } from './fade';
import { startIslands } from './islands';
import { startMenus } from './menus';
import { startNotices } from './notices';
import { startQuestions } from './questions';
import { hasScript, importScript } from './scripts';
import { startServiceWorker } from './serviceWorker';
import { deleteDraft } from '../islands/contactForm/draft';

startColorMode();
startFade();
startNotices();
startMenus();
startQuestions();
startIslands();
startAnalytics();
startServiceWorker();

// Styles show the button for the device's own sharing only where there is one.
if ('share' in navigator) document.documentElement.classList.add('can-share');

addEventListener('DOMContentLoaded', () => {
  // The host leads there after a form post without script: the message has arrived.
  if (document.querySelector('[data-page="thankYou"]')) deleteDraft();
  // The year of the copyright, whenever the site was built.
  const element = document.querySelector<HTMLElement>('[data-year]');
  if (element)
    element.textContent = (element.textContent ?? '').replace(
      element.dataset.year ?? '',
      String(new Date().getFullYear()),
    );
});

if (hasScript('preview')) addEventListener('DOMContentLoaded', () => void importScript('preview'));
