/** Breaks a title into lines that fit a share picture, as large as it can be set. */
import type { Lettering } from './lettering';

/** Room for a title, in pixels. */
export interface TitleBox {
  readonly width: number;
  readonly height: number;
}

export interface FittedTitle {
  readonly lines: readonly string[];
  /** Size of the letters and distance from line to line, in pixels. */
  readonly size: number;
  readonly leading: number;
}

/** Sizes tried, largest first. The smallest still reads in a preview as wide as a phone. */
const SIZES = [88, 80, 72, 64, 56, 50, 44] as const;
const SMALLEST = 44;
const LEADING = 1.12;

type Width = (text: string) => number;

/** Cuts one word that is wider than a line. */
const cutWord = (word: string, room: number, width: Width): readonly string[] => {
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && width(part + letter) > room) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
};

const wrap = (words: readonly string[], room: number, width: Width): readonly string[] => {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && width(`${last} ${word}`) <= room) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
};

/** Lines of about the same length read better: the narrowest room that needs no further line. */
const balance = (words: readonly string[], room: number, width: Width): readonly string[] => {
  let best = wrap(words, room, width);
  const { length } = best;
  for (let narrower = room * 0.95; narrower > room * 0.4; narrower -= room * 0.05) {
    const lines = wrap(words, narrower, width);
    if (lines.length > length || lines.some((line) => width(line) > narrower)) break;
    best = lines;
  }
  return best;
};

/** The last line that has room, ended with an ellipsis. */
const shortened = (line: string, room: number, width: Width): string => {
  const words = line.split(' ');
  while (words.length > 1 && width(`${words.join(' ')}…`) > room) words.pop();
  let text = words.join(' ');
  while (text.length > 1 && width(`${text}…`) > room) text = text.slice(0, -1);
  return `${text}…`;
};

/** The largest setting of a title that fits its box. A title too long for any is cut with “…”. */
export const fitTitle = (title: string, lettering: Lettering, box: TitleBox): FittedTitle => {
  const words = title.split(' ').filter((word) => word !== '');
  for (const size of SIZES) {
    const width: Width = (text) => lettering.width(text, size);
    const leading = Math.round(size * LEADING);
    if (words.some((word) => width(word) > box.width)) continue;
    const lines = balance(words, box.width, width);
    if (lines.length * leading <= box.height) return { lines, size, leading };
  }
  const width: Width = (text) => lettering.width(text, SMALLEST);
  const leading = Math.round(SMALLEST * LEADING);
  const most = Math.floor(box.height / leading);
  const pieces = words.flatMap((word) =>
    width(word) > box.width ? cutWord(word, box.width, width) : [word],
  );
  const lines = wrap(pieces, box.width, width);
  if (lines.length <= most) return { lines, size: SMALLEST, leading };
  const last = shortened(lines[most - 1] ?? '', box.width, width);
  return { lines: [...lines.slice(0, most - 1), last], size: SMALLEST, leading };
};
