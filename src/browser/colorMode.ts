import { PAPER, type ColorMode } from '../theme/modes';
import { readStored, writeStored } from '../islands/storage';

const KEY = 'color-mode';
const root = document.documentElement;

/** Shows the page in a mode and updates its switches. */
const show = (mode: ColorMode): void => {
  if (mode === 'dark') root.dataset.theme = mode;
  else delete root.dataset.theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', PAPER[mode]);
  for (const box of document.querySelectorAll<HTMLInputElement>('[data-color-switch]'))
    box.checked = mode === 'dark';
};

/** Light unless the visitor chose otherwise; the system's setting is ignored. */
const showChosen = (): void => show(readStored(KEY) === 'dark' ? 'dark' : 'light');

/**
 * Shows the visitor's choice before the first paint, and follows the switches of this page and of
 * other tabs, also on pages that are restored from the back/forward cache or whose switches the
 * browser restores.
 */
export const startColorMode = (): void => {
  showChosen();
  for (const event of ['DOMContentLoaded', 'pageshow', 'storage'])
    addEventListener(event, showChosen);
  addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement && target.matches('[data-color-switch]'))) return;
    const mode = target.checked ? 'dark' : 'light';
    writeStored(KEY, mode === 'dark' ? mode : null);
    show(mode);
  });
};
