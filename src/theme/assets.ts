/**
 * Files in `static/assets`, whose names hold the first eight hex digits of their SHA-256, so that a
 * browser may keep them forever. A test compares names and contents.
 */
const at = (file: string): string => `/assets/${file}`;

export const FONT_FILES = {
  display: at('fraunces.26044e6a.woff2'),
  displayRare: at('fraunces-rare.bc27fe1b.woff2'),
  text: at('source-sans-3.5fea7050.woff2'),
  textRare: at('source-sans-3-rare.cb4ba1cc.woff2'),
  textItalic: at('source-sans-3-italic.5ef8d85c.woff2'),
  textItalicRare: at('source-sans-3-italic-rare.8c0e7e55.woff2'),
} as const;

/** Growth rings, used as CSS masks over a color so that one file serves both color modes. */
export const MASK_FILES = {
  ringsWide: at('rings-wide.b70cb119.svg'),
  ringsCorner: at('rings-corner.fbca52a6.svg'),
  ringsDisc: at('rings-disc.80464d6f.svg'),
  ringsSap: at('rings-sap.be91528d.svg'),
  coreStrip: at('core-strip.a454e4cb.svg'),
  mapRings: at('map-rings.bcfe4414.svg'),
  slice: at('slice.9c244865.svg'),
  ring1: at('ring-1.e78804dc.svg'),
  ring2: at('ring-2.41c7b546.svg'),
  ring3: at('ring-3.37b479fd.svg'),
  ring4: at('ring-4.d623f18a.svg'),
  ring5: at('ring-5.f27efb5b.svg'),
} as const;

/** Sprites for `<use href="…#name">`, colored by the custom properties where they are used. */
export const SPRITE_FILES = {
  drawings: at('drawings.0e5cbd5c.svg'),
  logo: at('logo.08d307c3.svg'),
  lifetime: at('lifetime.7844c61e.svg'),
  treetops: at('treetops.f7ad35a2.svg'),
  night: at('night.535ea0d8.svg'),
} as const;

/** Preloaded by every page for its first screen. */
export const fontPreloads: readonly string[] = [FONT_FILES.display, FONT_FILES.text];
