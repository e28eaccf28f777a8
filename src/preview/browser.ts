/** The browser side of a preview, in its own script (`build.ts`); normal builds do not contain it. */
import { startBar } from './bar';
import { ENTRY_ATTRIBUTE, SPACE_FILE, STAFF_PATH, type SpaceFile } from './previewNames';

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
 * @throws when the preview's files cannot be read
 */
const startPreview = async (): Promise<void> => {
  const response = await fetch(`/${SPACE_FILE}`);
  const space = (await response.json()) as SpaceFile;
  const framed = window.top !== window;
  const showStatus = startBar(space, framed);
  const entry = new URLSearchParams(location.search).get('entry');
  if (location.pathname === STAFF_PATH) void (await import('./staff')).startStaff(entry);
  else if (entry !== null) showEntry(entry);
  if (framed) await (await import('./live')).startLive(space, showStatus);
};

void startPreview();
