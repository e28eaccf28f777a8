/** The browser side of a preview, in its own script (`build.ts`); a normal build has nothing of it. */
import { PREVIEW_FILE, STAFF_PATH, type PreviewFile } from './previewFile';
import { startBar } from './bar';
import { labelElements, showEntry } from './elements';

/**
 * Labels texts with their fields, and starts the bar, the page for staff and live updates.
 *
 * @throws when the preview's file cannot be read
 */
const startPreview = async (): Promise<void> => {
  const response = await fetch(`/${PREVIEW_FILE}`);
  const file = (await response.json()) as PreviewFile;
  const framed = window.top !== window;
  const label = (): void => labelElements(document.body, file);
  label();
  // For what islands and live updates render later.
  new MutationObserver(label).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  const showStatus = startBar(file, framed);
  const entry = new URLSearchParams(location.search).get('entry');
  if (location.pathname === STAFF_PATH) void (await import('./staff')).startStaff();
  else if (entry !== null) showEntry(entry);
  if (framed) await (await import('./live')).startLive(file, showStatus);
};

void startPreview();
