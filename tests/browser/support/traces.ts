import path from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { slugify } from '../../../src/content/text';

const FOLDER = 'reports/traces';

/**
 * Recordings for `npx playwright-core show-trace FILE`, made with `TRACES=yes` only, because they take
 * time and put a script into each page.
 */
export const tracesOf = () => {
  const visitors = new Set<BrowserContext>();
  let written = 0;
  return {
    /** Begins to record what a visitor does and sees. */
    start: async (visitor: BrowserContext): Promise<void> => {
      if (process.env.TRACES !== 'yes') return;
      await visitor.tracing.start({ screenshots: true, snapshots: true });
      visitors.add(visitor);
      visitor.once('close', () => visitors.delete(visitor));
    },
    /** Writes what was recorded during the test that ends, one file for each visitor. */
    write: async (): Promise<void> => {
      const { currentTestName = '', testPath = '' } = expect.getState();
      const file = path.basename(testPath).replace(/\..*/, '');
      for (const { tracing } of visitors) {
        written += 1;
        const name = `${file}-${written}-${slugify(currentTestName, 'test')}.zip`;
        await tracing.stopChunk({ path: path.join(FOLDER, name) });
        await tracing.startChunk();
      }
    },
  };
};
