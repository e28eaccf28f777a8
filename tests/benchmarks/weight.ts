/** Page weight: what each page of the built site sends, by kind of byte. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../src/build/host/files';
import { firstPictures, weigh } from '../support/weight';

export interface PageWeight {
  readonly path: string;
  /** All in bytes on the way: HTML, CSS and scripts compressed with gzip. */
  readonly html: number;
  /** Part of the HTML. */
  readonly styles: number;
  readonly scripts: number;
  readonly fonts: number;
  /** The picture of the first screen on a phone. */
  readonly firstPicture: number;
}

/** Weighs every page of the app in `folder`, a `public/`. */
export const measureWeight = async (folder: string): Promise<readonly PageWeight[]> => {
  const site = weigh(folder);
  const files = (await listFiles(folder)).filter((file) => /(^|\/)index\.html$/.test(file));
  return [...files, '404.html']
    .map((file) => ({ file, html: readFileSync(path.join(folder, file), 'utf8') }))
    .filter(({ html }) => html.includes('id="___gatsby"'))
    .map(({ file, html }) => ({
      path: `/${file.replace(/(^|\/)index\.html$/, '$1')}`,
      html: site.html(html),
      styles: site.styles(html),
      scripts: site.scripts(html),
      fonts: site.fonts(html),
      firstPicture: firstPictures(html).reduce((sum, address) => sum + site.sizeOf(address), 0),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
};
