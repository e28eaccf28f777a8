/**
 * Draws share pictures: a page's title over growth rings, with the logo and the phone number.
 * Satori lays them out as SVG, sharp converts that to PNG.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createElement, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { SHARE_SIZE } from '../content/assemble/seo';
import { maskFile } from '../theme/assets';
import { MODE_TOKENS } from '../theme/modes';

/** What every picture shows besides the title. */
export interface ShareWords {
  readonly company: string;
  readonly phone: string;
  readonly place: string;
}

export interface ShareRenderer {
  /** Hash of the design: of what all pictures show, of this file, which sets the titles, and of the fonts. */
  readonly design: string;
  /** The picture with a title, as PNG. */
  readonly render: (title: string) => Promise<Buffer>;
}

const MARGIN = 80;

/** Box of the title, in pixels. */
const TITLE = { left: MARGIN, top: 170, width: 900, height: 316 } as const;

/** Still legible on a phone. A title that does not fit at this size is cut. */
const SMALLEST = 44;
/** Font sizes of the title, in pixels. */
const SIZES = [88, 80, 72, 64, 56, 50, SMALLEST] as const;
const LINE_HEIGHT = 1.12;

/** No palette: finding one takes six times as long as writing the rest of the file. */
const PNG = { palette: false, compressionLevel: 6 } as const;

/** Characters that the fonts lack. */
const MISSING =
  /[^ -~\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2032\u2033\u2039\u203a\u2044\u20ac\u2122\u2212]/gu;

/** The text in characters of the fonts; those without an equivalent are left out. */
const readable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(MISSING, (character) => character.normalize('NFKD').replace(MISSING, ''));

const box = (style: CSSProperties, ...children: readonly ReactNode[]): ReactElement =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

const square = (svg: Buffer, width: number, style?: CSSProperties): ReactElement =>
  createElement('img', {
    src: `data:image/svg+xml;base64,${svg.toString('base64')}`,
    width,
    height: width,
    style,
  });

const display = (fontSize: number, color: keyof typeof MODE_TOKENS): CSSProperties => ({
  fontFamily: 'display',
  fontSize,
  letterSpacing: '-0.02em',
  color: MODE_TOKENS[color].light,
});

/** Everything but the title. */
const ground = (words: ShareWords, rings: Buffer, logo: Buffer): ReactElement =>
  box(
    { ...SHARE_SIZE, backgroundColor: MODE_TOKENS.paper.light },
    square(rings, 1548, { position: 'absolute', left: 430, top: -560, opacity: 0.2 }),
    box(
      { position: 'absolute', left: MARGIN, top: 62, alignItems: 'center', gap: 19 },
      square(logo, 77),
      box(display(40, 'ink'), readable(words.company)),
    ),
    box(
      {
        position: 'absolute',
        left: 0,
        bottom: 0,
        width: SHARE_SIZE.width,
        height: 106,
        padding: `0 ${MARGIN}px`,
        boxSizing: 'border-box',
        alignItems: 'center',
        justifyContent: 'space-between',
        backgroundColor: MODE_TOKENS.deep.light,
      },
      box(display(48, 'amber'), readable(words.phone)),
      box(
        { fontFamily: 'text', fontSize: 30, color: MODE_TOKENS['ink-2'].dark },
        readable(words.place),
      ),
    ),
  );

/** The title in balanced lines; at the smallest size only the lines that fit, the last with an ellipsis. */
const heading = (title: string, size: number): ReactElement =>
  box(
    { width: TITLE.width, height: TITLE.height, alignItems: 'center' },
    createElement(
      'div',
      {
        key: 'heading',
        style: {
          ...display(size, 'ink'),
          display: 'block',
          lineHeight: LINE_HEIGHT,
          wordBreak: 'break-word',
          ...(size === SMALLEST
            ? { lineClamp: Math.floor(TITLE.height / (size * LINE_HEIGHT)) }
            : { textWrap: 'balance' }),
        },
      },
      readable(title),
    ),
  );

/** Loads the fonts and drawings of share pictures from the repository `directory`. */
export const shareRenderer = async (
  directory: string,
  words: ShareWords,
): Promise<ShareRenderer> => {
  const read = (file: string): Promise<Buffer> => readFile(path.join(directory, file));
  const fonts: (Font & { data: Buffer })[] = [
    { name: 'display', data: await read('src/seo/lettering/fraunces-480.ttf') },
    { name: 'text', data: await read('src/seo/lettering/text-sans-500.ttf') },
  ];
  const base = ground(
    words,
    await read(path.join('static', maskFile('rings-wide'))),
    await read('static/favicon.svg'),
  );
  const drawnBase = await sharp(
    Buffer.from(await satori(base, { ...SHARE_SIZE, fonts })),
  ).toBuffer();

  /** The title in the largest size that fits. */
  const fittedTitle = async (title: string): Promise<string> => {
    let svg = '';
    for (const size of SIZES) {
      let height = 0;
      svg = await satori(heading(title, size), {
        ...TITLE,
        fonts,
        onNodeDetected: (node) => {
          if (node.key === 'heading') height = node.height;
        },
      });
      if (height <= TITLE.height) break;
    }
    return svg;
  };

  const design = createHash('sha256').update(drawnBase);
  design.update(await read('src/seo/shareRenderer.ts'));
  for (const { data } of fonts) design.update(data);

  return {
    design: design.digest('hex'),
    render: async (title) => {
      const { left, top } = TITLE;
      const input = Buffer.from(await fittedTitle(title));
      return sharp(drawnBase).composite([{ input, left, top }]).png(PNG).toBuffer();
    },
  };
};
