/**
 * Text as outlines. Share pictures are drawn without a browser, and the drawing library has no web
 * fonts, so every letter becomes a path of the brand's own font files (see `lettering/README.md`).
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, type Command, type Font, type Glyph } from 'opentype.js';

/** One of the brand's fonts at one weight. */
export interface Lettering {
  /** Width of a text in pixels when set `size` pixels large. */
  readonly width: (text: string, size: number) => number;
  /** Data of an SVG path that draws the text from the point (x, y) on its base line. */
  readonly outline: (text: string, x: number, y: number, size: number) => string;
  /** The text in letters the font has; what it has no likeness of is left out. */
  readonly readable: (text: string) => string;
}

/** A tenth of a pixel is finer than anyone sees. */
const rounded = (value: number): number => Math.round(value * 10) / 10;

/** One step of an outline as SVG has it, its points moved to where they belong. */
const pathStep = (command: Command, point: (x: number, y: number) => string): string => {
  switch (command.type) {
    case 'Z':
      return 'Z';
    case 'Q':
      return `Q${point(command.x1, command.y1)} ${point(command.x, command.y)}`;
    case 'C':
      return `C${point(command.x1, command.y1)} ${point(command.x2, command.y2)} ${point(command.x, command.y)}`;
    default:
      return `${command.type}${point(command.x, command.y)}`;
  }
};

/**
 * @param font - the font
 * @param tracking - space added after each letter, in parts of the size
 */
export const letteringOf = (font: Font, tracking = 0): Lettering => {
  // Titles of thousands of posts share a few hundred letters and pairs, so each is looked up once.
  const glyphs = new Map<string, Glyph>();
  const kerning = new Map<number, number>();

  const glyphOf = (character: string): Glyph => {
    const glyph = glyphs.get(character) ?? font.charToGlyph(character);
    glyphs.set(character, glyph);
    return glyph;
  };

  const kerningOf = (left: Glyph, right: Glyph): number => {
    const pair = left.index * 0x10000 + right.index;
    const value = kerning.get(pair) ?? font.getKerningValue(left, right);
    kerning.set(pair, value);
    return value;
  };

  const has = (character: string): boolean => glyphOf(character).index !== 0;

  /** Calls back with each glyph and its place, and returns the width of the whole. */
  const walk = (
    text: string,
    size: number,
    place: (glyph: Glyph, offset: number) => void,
  ): number => {
    const scale = size / font.unitsPerEm;
    let offset = 0;
    let before: Glyph | undefined;
    for (const character of text) {
      const glyph = glyphOf(character);
      if (before) offset += kerningOf(before, glyph) * scale + tracking * size;
      place(glyph, offset);
      offset += glyph.advanceWidth * scale;
      before = glyph;
    }
    return offset;
  };

  return {
    width: (text, size) => walk(text, size, () => undefined),
    outline: (text, x, y, size) => {
      const scale = size / font.unitsPerEm;
      const steps: string[] = [];
      walk(text, size, (glyph, offset) => {
        const point = (glyphX: number, glyphY: number): string =>
          `${rounded(x + offset + glyphX * scale)} ${rounded(y - glyphY * scale)}`;
        for (const command of glyph.path.commands) steps.push(pathStep(command, point));
      });
      return steps.join('');
    },
    readable: (text) =>
      [...text.normalize('NFC')]
        .map((character) =>
          has(character)
            ? character
            : [...character.normalize('NFKD')].filter((part) => has(part)).join(''),
        )
        .join('')
        .replace(/\s+/g, ' ')
        .trim(),
  };
};

/** The fonts that share pictures are set in. */
export interface Letterings {
  readonly display: Lettering;
  readonly text: Lettering;
}

/** The look of headings: letters stand closer together. */
const DISPLAY_TRACKING = -0.02;

/** Loads the fonts of a site whose sources are in `directory`. */
export const loadLetterings = async (directory: string): Promise<Letterings> => {
  const load = async (file: string, tracking?: number): Promise<Lettering> => {
    const bytes = await readFile(path.join(directory, 'src/build/found/lettering', file));
    return letteringOf(parse(Uint8Array.from(bytes).buffer), tracking);
  };
  return {
    display: await load('fraunces-480.ttf', DISPLAY_TRACKING),
    text: await load('text-sans-500.ttf'),
  };
};
