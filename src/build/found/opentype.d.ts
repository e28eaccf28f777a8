/** The part of opentype.js that letters share pictures; the package brings no types. */
declare module 'opentype.js' {
  /** One step of an outline in font units, y growing upward. */
  export type Command =
    | { readonly type: 'M' | 'L'; readonly x: number; readonly y: number }
    | {
        readonly type: 'Q';
        readonly x1: number;
        readonly y1: number;
        readonly x: number;
        readonly y: number;
      }
    | {
        readonly type: 'C';
        readonly x1: number;
        readonly y1: number;
        readonly x2: number;
        readonly y2: number;
        readonly x: number;
        readonly y: number;
      }
    | { readonly type: 'Z' };

  export interface Glyph {
    /** 0 is the sign for a missing character. */
    readonly index: number;
    /** In font units. */
    readonly advanceWidth: number;
    readonly path: { readonly commands: readonly Command[] };
  }

  export interface Font {
    readonly unitsPerEm: number;
    charToGlyph(character: string): Glyph;
    /** Space to add between two glyphs, in font units. */
    getKerningValue(left: Glyph, right: Glyph): number;
  }

  export function parse(font: ArrayBuffer): Font;
}
