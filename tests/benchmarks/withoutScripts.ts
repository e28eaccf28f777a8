/** The built site as a browser would show it at best: nothing of it runs. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { defaultTreeAdapter as tree, parse, serialize } from 'parse5';
import { listFiles } from '../../src/hosting/files';
import { attribute, elementsOf } from '../../src/hosting/page';
import { folders } from '../../src/hosting/paths';

/**
 * Copies the built site of the repository `root` below the folder `copy`, and takes every script out
 * of its pages; structured data is no script.
 */
export const copyWithoutScripts = async (root: string, copy: string): Promise<void> => {
  const { site } = folders(copy);
  cpSync(folders(root).site, site, { recursive: true });
  for (const file of (await listFiles(site)).filter((name) => name.endsWith('.html'))) {
    const address = path.join(site, file);
    const document = parse(readFileSync(address, 'utf8'));
    for (const element of elementsOf(document)) {
      if (element.tagName === 'script' && attribute(element, 'type') !== 'application/ld+json')
        tree.detachNode(element);
    }
    writeFileSync(address, serialize(document));
  }
};
