/** What a built page sends to a browser, read from the files of the built site. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { rawText, readHtml } from './builtPages';
import { attribute, find, type Element } from './html';

/** A common phone: CSS pixels, and device pixels to each. */
export const PHONE = { width: 412, height: 823, density: 2.6 } as const;

/** Pixels that a phone takes of a picture as wide as itself: see `acrossOnPhones`. */
const PICTURE_WIDTH = 750;

export const gzipped = (text: string | Buffer): number => gzipSync(text, { level: 9 }).length;

const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0);

/** Address of the file that a phone takes of a picture: the narrowest that is wide enough, in the best format. */
const phoneFile = (picture: Element): string | undefined => {
  const [best] = find(picture, 'source').map((source) => attribute(source, 'srcset'));
  const files = (best ?? '').split(/,\s+/).map((candidate) => candidate.split(' '));
  const wide = files.find(([, width = '']) => Number.parseInt(width, 10) >= PICTURE_WIDTH);
  return (wide ?? files.at(-1))?.[0];
};

export interface PageWeight {
  /** Bytes on the way, compressed with gzip. */
  readonly html: number;
  /** Part of the HTML. */
  readonly styles: number;
  /** Part of the HTML: the scripts that stand in it and run at once. */
  readonly boot: number;
  /** Fonts that every visitor asks for; a browser asks for others only where a text needs them. */
  readonly fonts: number;
  /** Pictures of high priority, as a phone takes them. */
  readonly firstPicture: number;
}

/** Weighs a page of the built site in `folder`. All in bytes. */
export const weigh = (folder: string, html: string): PageWeight => {
  const { root } = readHtml('', html);
  const sizeOf = (address = ''): number =>
    readFileSync(path.join(folder, address.split('?')[0] ?? '')).length;
  const packed = (all: readonly Element[]): number => gzipped(all.map(rawText).join(''));
  return {
    html: gzipped(html),
    styles: packed(find(root, 'style')),
    boot: packed(find(root, 'script').filter((script) => attribute(script, 'type') === undefined)),
    fonts: sum(
      find(root, 'link')
        .filter((link) => attribute(link, 'rel') === 'preload' && attribute(link, 'as') === 'font')
        .map((link) => sizeOf(attribute(link, 'href'))),
    ),
    firstPicture: sum(
      find(root, 'picture')
        .filter((picture) =>
          find(picture, 'img').some((image) => attribute(image, 'fetchpriority') === 'high'),
        )
        .map((picture) => sizeOf(phoneFile(picture))),
    ),
  };
};
