/** What a built page sends to a browser, read from the files of the built site. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { rawText, readHtml } from './builtPages';
import { attribute, type Element } from './html';

/** A common phone: CSS pixels, and device pixels to each. */
export const PHONE = { width: 412, height: 823, density: 2.6 } as const;

/** Width in CSS pixels that candidates for the first picture are chosen at. */
const NARROW_PHONE = 390;

export const gzipped = (text: string | Buffer): number => gzipSync(text, { level: 9 }).length;

const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0);

/** Whether a phone meets a condition such as `(min-width: 48em)`. */
const isMet = (condition: string): boolean => {
  const [, side, value, unit] = /\((min|max)-width:\s*([\d.]+)(px|r?em)\)/.exec(condition) ?? [];
  if (!side) return true;
  const limit = Number(value) * (unit === 'px' ? 1 : 16);
  return side === 'min' ? NARROW_PHONE >= limit : NARROW_PHONE <= limit;
};

/** The first width in a `sizes` attribute whose condition a phone meets, in CSS pixels. */
const widthShown = (sizes: string): number => {
  const part = sizes.split(/,(?![^(]*\))/).find((text) => isMet(text)) ?? '';
  const [, value, unit] = /([\d.]+)(vw|px|r?em)\s*(?:[-)]|$)/.exec(part.trim()) ?? [];
  if (!value) return NARROW_PHONE;
  return Number(value) * (unit === 'vw' ? NARROW_PHONE / 100 : unit === 'px' ? 1 : 16);
};

/** The candidate that a browser takes: the narrowest that has a pixel for each of the screen's. */
const candidateOf = (srcset: string, sizes: string): string | undefined => {
  const needed = widthShown(sizes) * PHONE.density;
  const candidates = srcset
    .split(/,\s+/)
    .map((text) => text.trim().split(/\s+/))
    .map(([address, width = '']) => ({ address, width: Number.parseInt(width, 10) }))
    .sort((a, b) => a.width - b.width);
  return (candidates.find(({ width }) => width >= needed) ?? candidates.at(-1))?.address;
};

const isPicture = (element: Element['parentNode']): element is Element =>
  element !== null && 'tagName' in element && element.tagName === 'picture';

/** The address that a phone asks for, of an image with the sources beside it. */
const addressFor = (image: Element): string | undefined => {
  const around = isPicture(image.parentNode) ? image.parentNode.childNodes : [];
  const source = around.find(
    (node): node is Element =>
      'tagName' in node && node.tagName === 'source' && isMet(attribute(node, 'media') ?? ''),
  );
  const chosen = source ?? image;
  const srcset = attribute(chosen, 'srcset');
  const sizes = attribute(chosen, 'sizes') ?? attribute(image, 'sizes') ?? '100vw';
  return srcset ? candidateOf(srcset, sizes) : attribute(image, 'src');
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
  /** Pictures of high priority, as a phone picks them. */
  readonly firstPicture: number;
}

/** Weighs a page of the built site in `folder`. All in bytes. */
export const weigh = (folder: string, html: string): PageWeight => {
  const { elements } = readHtml('', html);
  const named = (name: string): readonly Element[] =>
    elements.filter(({ tagName }) => tagName === name);
  const sizeOf = (address = ''): number => readFileSync(path.join(folder, address)).length;
  const packed = (all: readonly Element[]): number => gzipped(all.map(rawText).join(''));
  return {
    html: gzipped(html),
    styles: packed(named('style')),
    boot: packed(named('script').filter((script) => attribute(script, 'type') === undefined)),
    fonts: sum(
      named('link')
        .filter((link) => attribute(link, 'rel') === 'preload' && attribute(link, 'as') === 'font')
        .map((link) => sizeOf(attribute(link, 'href'))),
    ),
    firstPicture: sum(
      named('img')
        .filter((image) => attribute(image, 'fetchpriority') === 'high')
        .map((image) => sizeOf(addressFor(image))),
    ),
  };
};
