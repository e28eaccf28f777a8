/** Files in `static/assets`, which browsers keep for a year. */

/** Changes with the files. Defined by what bundles this file for pages (`src/documents/browserScripts.ts`). */
declare const ASSETS_VERSION: string | undefined;

const VERSION = typeof ASSETS_VERSION === 'undefined' ? '' : `?v=${ASSETS_VERSION}`;

const at = (file: string): string => `/assets/${file}${VERSION}`;

/** The two files of a font: the characters of English texts, and all others. */
const font = (name: string) => ({ common: at(`${name}.woff2`), rare: at(`${name}-rare.woff2`) });

export const FONTS = {
  display: font('fraunces'),
  text: font('source-sans-3'),
  textItalic: font('source-sans-3-italic'),
} as const;

/**
 * Growth rings, used as CSS masks over a color so that one file serves both color modes. Each is a custom
 * property of its name: `--rings-wide`.
 */
export const MASKS = [
  'rings-wide',
  'rings-corner',
  'rings-disc',
  'rings-sap',
  'core-strip',
  'slice',
  'ring-1',
  'ring-2',
  'ring-3',
  'ring-4',
  'ring-5',
] as const;

export const maskFile = (mask: (typeof MASKS)[number]): string => at(`${mask}.svg`);

/** Sprites for `<use href="…#name">`, colored by the custom properties where they are used. */
export const SPRITE_FILES = {
  drawings: at('drawings.svg'),
  logo: at('logo.svg'),
  map: at('map.svg'),
  lifetime: at('lifetime.svg'),
  treetops: at('treetops.svg'),
  night: at('night.svg'),
} as const;

/** The file of an explanatory drawing; `#` and its name follow, as for a sprite. */
export const diagramFile = (name: string): string => at(`diagram-${name}.svg`);

/** Preloaded by every page for its first screen. */
export const fontPreloads: readonly string[] = [FONTS.display.common, FONTS.text.common];
