import { useSyncExternalStore } from 'react';
import { COLOR_MODE_EVENT, currentColorMode, type ColorMode } from './interactive/colorMode';

/** What the browser paints its own frame with: the page's ground in each mode. */
export const THEME_COLORS: Readonly<Record<ColorMode, string>> = {
  light: '#F5F6EF',
  dark: '#0E1913',
};

const follow = (changed: () => void): (() => void) => {
  window.addEventListener(COLOR_MODE_EVENT, changed);
  return () => window.removeEventListener(COLOR_MODE_EVENT, changed);
};

/** Color of the browser's frame in the mode the page is in; built pages start light. */
export const useThemeColor = (): string =>
  THEME_COLORS[useSyncExternalStore<ColorMode>(follow, currentColorMode, () => 'light')];
