import { useSyncExternalStore } from 'react';
import { PAPER } from '../theme/paper';
import { COLOR_MODE_EVENT, currentColorMode, type ColorMode } from './interactive/colorMode';

const follow = (changed: () => void): (() => void) => {
  window.addEventListener(COLOR_MODE_EVENT, changed);
  return () => window.removeEventListener(COLOR_MODE_EVENT, changed);
};

/** Color of the browser's frame in the mode the page is in; built pages start light. */
export const useThemeColor = (): string =>
  PAPER[useSyncExternalStore<ColorMode>(follow, currentColorMode, () => 'light')];
