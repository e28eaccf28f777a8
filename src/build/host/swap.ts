import { rename, rm, stat } from 'node:fs/promises';
import { explained } from './failure';
import type { Layout } from './layout';

/**
 * Puts a site back that a build killed in the middle of its swap has moved aside, and clears what
 * it left. After this, `public/` is the last site that was finished.
 */
export async function recover(layout: Layout): Promise<void> {
  if (!(await exists(layout.output)) && (await exists(layout.previous))) {
    await rename(layout.previous, layout.output);
  }
  await explained('.build/', async () => {
    await rm(layout.previous, { recursive: true, force: true });
    await rm(layout.next, { recursive: true, force: true });
  });
}

/** Fails early, before minutes of work, when the output could not be replaced in the end. */
export async function checkReplaceable(layout: Layout): Promise<void> {
  if (!(await exists(layout.output))) return;
  await explained('public/', async () => {
    await rename(layout.output, layout.previous);
    await rename(layout.previous, layout.output);
  });
}

/**
 * Makes the finished site the output: two renames, so that `public/` is at every moment the old
 * site, the new site, or (for the moment in between) whole under `.build/previous`.
 */
export async function swap(layout: Layout): Promise<void> {
  await explained('public/', async () => {
    const replaced = await exists(layout.output);
    if (replaced) await rename(layout.output, layout.previous);
    try {
      await rename(layout.next, layout.output);
    } catch (error) {
      if (replaced) await rename(layout.previous, layout.output);
      throw error;
    }
  });
  await rm(layout.previous, { recursive: true, force: true });
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
