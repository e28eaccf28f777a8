/** The built site as a browser would show it at best: nothing of it runs. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../src/hosting/files';

/**
 * Copies the built site of the repository `root` to `public/` in the folder `copy`, and takes every
 * script out of its pages; structured data is no script.
 */
export const copyWithoutScripts = async (root: string, copy: string): Promise<void> => {
  const folder = path.join(copy, 'public');
  cpSync(path.join(root, 'public'), folder, { recursive: true });
  for (const file of (await listFiles(folder)).filter((name) => name.endsWith('.html'))) {
    const address = path.join(folder, file);
    const html = readFileSync(address, 'utf8');
    writeFileSync(address, html.replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, ''));
  }
};
