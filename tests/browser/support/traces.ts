/**
 * Recordings for `npx playwright-core show-trace FILE`, made with `TRACES=yes` only, because they take
 * time and put a script into each page.
 */
import path from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { slugify } from '../../../src/content/text';

const isOn = process.env.TRACES === 'yes';
let written = 0;

/** Begins to record what a visitor does and sees. */
export const record = async ({ tracing }: BrowserContext): Promise<void> => {
  if (isOn) await tracing.start({ screenshots: true, snapshots: true });
};

/** Writes what was recorded of a visitor during this test, and ends the visit. */
export const leave = async (visitor: BrowserContext): Promise<void> => {
  // Nobody waits for requests that a route is still answering.
  for (const page of visitor.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  const { currentTestName = '', testPath = '' } = expect.getState();
  const file = path.basename(testPath).replace(/\..*/, '');
  const name = `${file}-${(written += 1)}-${slugify(currentTestName, 'test')}.zip`;
  if (isOn) await visitor.tracing.stop({ path: path.join('reports/traces', name) });
  await visitor.close();
};
