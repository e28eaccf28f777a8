/** The floor of a page: the same built page as a browser would show it at best, without any script. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defaultTreeAdapter as tree, parse, serialize } from 'parse5';
import { listFiles } from '../../src/files';
import { attribute, elementsOf } from '../../src/documents/page';
import { folders } from '../../src/folders';
import { startServer } from '../../src/hosting/server';

/** Copies the built site below `copy`, and takes every script out; structured data is no script. */
const copyWithoutScripts = async (root: string, copy: string): Promise<void> => {
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

/** Addresses of the built site of the repository `root` and of its floor, while `measure` runs. */
export const besideFloor = async <Result>(
  root: string,
  measure: (sites: { readonly built: string; readonly floor: string }) => Promise<Result>,
): Promise<Result> => {
  const copy = mkdtempSync(path.join(tmpdir(), 'bench-'));
  await copyWithoutScripts(root, copy);
  const built = await startServer({ root, port: 0 });
  const floor = await startServer({ root: copy, port: 0 });
  try {
    return await measure({ built: built.url, floor: floor.url });
  } finally {
    await built.close();
    await floor.close();
    rmSync(copy, { recursive: true, force: true });
  }
};
