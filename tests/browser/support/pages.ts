/** The pages of the built site. */
import { readdirSync } from 'node:fs';

/** The addresses of all of them, with one that nothing has. */
export const ADDRESSES: readonly string[] = [
  ...readdirSync('public', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|\/)index\.html$/.test(file))
    .map((file) => `/${file.replace(/index\.html$/, '')}`)
    .sort(),
  '/no-such-page/',
];

/** One page of each template and kind. */
export const KINDS = [
  ...['/', '/services/', '/tree-pruning/', '/emergency-tree-services/', '/about/'],
  ...['/contact/', '/blog/', '/blog/sustainable-tree-care/', '/no-such-page/'],
];
