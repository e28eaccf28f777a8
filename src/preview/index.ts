/** The browser side of a preview. `src/browser/boot.ts` loads it; a normal build has nothing of it. */
import { PREVIEW_FILE, STAFF_PATH, type PreviewFile } from './previewFile';
import { startBar } from './bar';
import { labelElements, showEntry } from './elements';

/**
 * Starts what a preview has besides its pages: texts labeled with their fields, the bar, and what
 * Contentful's app needs that frames the page.
 *
 * @throws when the preview's own file cannot be read
 */
const startPreview = async (): Promise<void> => {
  const response = await fetch(`/${PREVIEW_FILE}`);
  const file = (await response.json()) as PreviewFile;
  const framed = window.top !== window;
  const label = (): void => labelElements(document.body, file.targets);
  label();
  // What islands and the live preview put into the page later.
  new MutationObserver(label).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  const tell = startBar(file, framed);
  const entry = new URLSearchParams(location.search).get('entry');
  if (location.pathname === STAFF_PATH) void (await import('./staff')).startStaff();
  else if (entry !== null) showEntry(entry);
  if (framed) (await import('./live')).startLive(file, tell);
};

void startPreview();
