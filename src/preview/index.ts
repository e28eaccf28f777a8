/**
 * The browser side of a preview. `gatsby-browser.tsx` loads it in preview builds only; a normal
 * build holds nothing of it.
 */
import { PREVIEW_FILE, type PreviewFile } from './previewFile';
import { startBar } from './bar';
import { labelElements } from './elements';

/** Labels what the app puts into the page, once for all changes that come together. */
const keepLabeled = ({ targets }: PreviewFile): void => {
  let waiting = false;
  const label = (): void => {
    waiting = false;
    labelElements(document.body, targets);
  };
  new MutationObserver(() => {
    if (!waiting) requestAnimationFrame(label);
    waiting = true;
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
  label();
};

/**
 * Starts the bar and keeps every text of the page labeled.
 *
 * @throws when the preview's own file cannot be read
 */
export const startPreview = async (): Promise<void> => {
  const response = await fetch(`/${PREVIEW_FILE}`);
  const file = (await response.json()) as PreviewFile;
  keepLabeled(file);
  startBar(file);
};
