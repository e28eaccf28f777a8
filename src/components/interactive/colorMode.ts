import { afterPaint } from './afterPaint';
import { readStored, writeStored } from './storage';

/** Key of the visitor's choice on the device; the script in the head reads the same one. */
export const COLOR_MODE_KEY = 'color-mode';
/** Sent on `window` whenever the mode changed, in this tab or in another one. */
export const COLOR_MODE_EVENT = 'colormodechange';

export type ColorMode = 'light' | 'dark';

/** What the page shows now. Light unless the visitor chose otherwise; the system is not asked. */
export const currentColorMode = (): ColorMode =>
  document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';

/** Paints the page in a mode and tells everyone who listens. Stores nothing. */
export const applyColorMode = (mode: ColorMode): void => {
  const root = document.documentElement;
  if (mode === 'dark') root.dataset['theme'] = 'dark';
  else delete root.dataset['theme'];
  window.dispatchEvent(new CustomEvent(COLOR_MODE_EVENT, { detail: mode }));
};

/**
 * Remembers a mode on the device and applies it after the switch itself has moved: to color the whole
 * page anew takes a cheap phone several frames.
 */
export const chooseColorMode = (mode: ColorMode): void => {
  writeStored(COLOR_MODE_KEY, mode);
  afterPaint(() => applyColorMode(mode));
};

/** Follows the choice made in another tab, and the one made before this script arrived. */
export const startColorMode = (): void => {
  window.addEventListener('storage', (event) => {
    if (event.key !== null && event.key !== COLOR_MODE_KEY) return;
    applyColorMode(readStored(COLOR_MODE_KEY) === 'dark' ? 'dark' : 'light');
  });
};
