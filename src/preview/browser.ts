/** The browser side of a preview, in its own script (`build.ts`); normal builds do not contain it. */
import { startBar } from './bar';
import type { EditedSpace } from './live';
import { ENTRY_ATTRIBUTE, STAFF_PATH } from './previewNames';

/** Defined by the build. */
declare const SPACE: EditedSpace;

/** Scrolls to the first text of an entry and opens the `details` around it. */
const showEntry = (id: string): void => {
  const element = document.querySelector(`main [${ENTRY_ATTRIBUTE}=${CSS.escape(id)}]`);
  for (let part = element; part; part = part.parentElement)
    if (part instanceof HTMLDetailsElement) part.open = true;
  element?.scrollIntoView({ block: 'center' });
};

/**
 * Starts the bar, the page for staff and live updates.
 *
 * @throws when a file of the preview cannot be read
 */
const startPreview = async (): Promise<void> => {
  const framed = window.top !== window;
  const showStatus = startBar(SPACE, framed);
  const entry = new URLSearchParams(location.search).get('entry');
  if (location.pathname === STAFF_PATH) void (await import('./staff')).startStaff(entry);
  else if (entry !== null) showEntry(entry);
  if (framed) await (await import('./live')).startLive(SPACE, showStatus);
};

void startPreview();
