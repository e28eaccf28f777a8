/** What a built page asks a browser for, read from the files of the built site. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { PAGE_DATA_ID, type PageStart } from '../../src/build/host/html';

/** A common phone: CSS pixels, and device pixels to each. */
export const PHONE = { width: 412, height: 823, density: 2.6 } as const;

/** Width in CSS pixels that candidates for the first picture are chosen at. */
const NARROW_PHONE = 390;

interface PageData {
  readonly componentChunkName: string;
  readonly slicesMap?: Readonly<Record<string, string>>;
}

interface SliceData {
  readonly componentChunkName: string;
}

export const gzipped = (bytes: Buffer): number => gzipSync(bytes, { level: 9 }).length;

const tagsOf = (html: string, name: string): readonly string[] =>
  html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];

const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&');

/** Reads the weights of one built site. `folder` is its `public/`. */
export const weigh = (folder: string) => {
  const read = (address: string): Buffer => readFileSync(path.join(folder, address));
  const json = <Shape>(address: string): Shape =>
    JSON.parse(read(address).toString('utf8')) as Shape;

  const startOf = (html: string): PageStart => {
    const text = new RegExp(`id="${PAGE_DATA_ID}">([\\s\\S]*?)</script>`).exec(html)?.[1];
    if (text === undefined) throw new Error('The page has no data to start from');
    return JSON.parse(text) as PageStart;
  };

  /** Scripts that a page asks for by itself: those of the app, its template and its slices. */
  const scriptsOf = (html: string): readonly string[] => {
    const { globals, scripts } = startOf(html);
    const name = globals.pagePath === '/' ? 'index' : globals.pagePath.replace(/^\/|\/$/g, '');
    const { componentChunkName, slicesMap = {} } = json<PageData>(
      `page-data/${name}/page-data.json`,
    );
    const slices = Object.values(slicesMap).map(
      (slice) => json<SliceData>(`slice-data/${slice}.json`).componentChunkName,
    );
    const chunks = [componentChunkName, ...slices].flatMap((chunk) => {
      const files = globals.___chunkMapping[chunk];
      if (files === undefined) throw new Error(`No script is named for ${chunk}`);
      return files;
    });
    return [...new Set([...scripts, ...chunks])];
  };

  /** Fonts that every visitor asks for; a browser asks for others only where a text needs them. */
  const fontsOf = (html: string): readonly string[] =>
    tagsOf(html, 'link')
      .filter((tag) => /rel="preload"/.test(tag) && /as="font"/.test(tag))
      .flatMap((tag) => attributeOf(tag, 'href') ?? []);

  const sizeOf = (address: string): number => read(address).length;
  const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0);

  return {
    read,
    scriptsOf,
    fontsOf,
    sizeOf,
    /** Bytes on the way. */
    html: (html: string): number => gzipped(Buffer.from(html)),
    scripts: (html: string): number =>
      sum(scriptsOf(html).map((address) => gzipped(read(address)))),
    fonts: (html: string): number => sum(fontsOf(html).map(sizeOf)),
    styles: (html: string): number =>
      gzipped(Buffer.from((html.match(/<style\b[^>]*>[\s\S]*?<\/style>/g) ?? []).join(''))),
  };
};

/** The first width in a `sizes` attribute whose condition a phone meets, in CSS pixels. */
const widthShown = (sizes: string): number => {
  for (const part of sizes.split(/,(?![^(]*\))/).map((text) => text.trim())) {
    const condition = /^\((min|max)-width:\s*([\d.]+)(px|r?em)\)\s+/.exec(part);
    if (condition) {
      const limit = Number(condition[2]) * (condition[3] === 'px' ? 1 : 16);
      const met = condition[1] === 'min' ? NARROW_PHONE >= limit : NARROW_PHONE <= limit;
      if (!met) continue;
    }
    const length = /([\d.]+)(vw|px|r?em)\s*(?:[-)]|$)/.exec(part.slice(condition?.[0].length ?? 0));
    if (!length) return NARROW_PHONE;
    const unit = length[2] === 'vw' ? NARROW_PHONE / 100 : length[2] === 'px' ? 1 : 16;
    return Number(length[1]) * unit;
  }
  return NARROW_PHONE;
};

/** The candidate that a browser takes: the narrowest that has a pixel for each of the screen's. */
const candidateOf = (srcset: string, sizes: string): string | undefined => {
  const needed = widthShown(sizes) * PHONE.density;
  const candidates = srcset
    .split(/,\s+/)
    .map((text) => /^(\S+)\s+(\d+)w$/.exec(text.trim()))
    .flatMap((match) => (match ? [{ address: match[1] ?? '', width: Number(match[2]) }] : []))
    .sort((a, b) => a.width - b.width);
  return (candidates.find(({ width }) => width >= needed) ?? candidates.at(-1))?.address;
};

/** Addresses of the pictures with high priority, as a phone picks them: the first format of each. */
export const firstPictures = (html: string): readonly string[] => {
  const pictures = html.match(/<picture\b[\s\S]*?<\/picture>/g) ?? [];
  const urgent = pictures.filter((picture) => /fetchpriority="high"/i.test(picture));
  return urgent.flatMap((picture) => {
    const [source] = tagsOf(picture, 'source').filter((tag) => meetsMedia(tag));
    const [image = ''] = tagsOf(picture, 'img');
    const tag = source ?? image;
    const srcset = attributeOf(tag, 'srcset');
    const sizes = attributeOf(tag, 'sizes') ?? attributeOf(image, 'sizes') ?? '100vw';
    const address = srcset ? candidateOf(srcset, sizes) : attributeOf(image, 'src');
    return address === undefined ? [] : [address];
  });
};

const meetsMedia = (tag: string): boolean => {
  const media = attributeOf(tag, 'media');
  const condition = /\((min|max)-width:\s*([\d.]+)(px|r?em)\)/.exec(media ?? '');
  if (!condition) return true;
  const limit = Number(condition[2]) * (condition[3] === 'px' ? 1 : 16);
  return condition[1] === 'min' ? NARROW_PHONE >= limit : NARROW_PHONE <= limit;
};
