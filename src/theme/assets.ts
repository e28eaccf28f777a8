/** Files in `static/assets`. Publishing puts a hash into their names (`src/documents/assetNames.ts`). */
const at = (file: string): string => `/assets/${file}`;

export const FONT_FILES = {
  display: at('fraunces.woff2'),
  displayRare: at('fraunces-rare.woff2'),
  text: at('source-sans-3.woff2'),
  textRare: at('source-sans-3-rare.woff2'),
  textItalic: at('source-sans-3-italic.woff2'),
  textItalicRare: at('source-sans-3-italic-rare.woff2'),
} as const;

/** Growth rings, used as CSS masks over a color so that one file serves both color modes. */
export const MASK_FILES = {
  ringsWide: at('rings-wide.svg'),
  ringsCorner: at('rings-corner.svg'),
  ringsDisc: at('rings-disc.svg'),
  ringsSap: at('rings-sap.svg'),
  coreStrip: at('core-strip.svg'),
  mapRings: at('map-rings.svg'),
  slice: at('slice.svg'),
  ring1: at('ring-1.svg'),
  ring2: at('ring-2.svg'),
  ring3: at('ring-3.svg'),
  ring4: at('ring-4.svg'),
  ring5: at('ring-5.svg'),
} as const;

/** Width of the drawn map, and of the rings behind it, divided by the height. */
export const MAP_ASPECT = 1.375;

/** Sprites for `<use href="…#name">`, colored by the custom properties where they are used. */
export const SPRITE_FILES = {
  drawings: at('drawings.svg'),
  logo: at('logo.svg'),
  lifetime: at('lifetime.svg'),
  treetops: at('treetops.svg'),
  night: at('night.svg'),
} as const;

/** Preloaded by every page for its first screen. */
export const fontPreloads: readonly string[] = [FONT_FILES.display, FONT_FILES.text];
