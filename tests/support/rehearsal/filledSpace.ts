/** A space as `npm run contentful:setup` leaves it, for tests of what editors do afterwards. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { run } from '../../content/support/commands';
import { startFakeContentful, type FakeContentful } from '../../contentful';
import { hashOf } from '../hashOf';
import { REPOSITORY } from '../program';

const KEPT_IN = path.join(REPOSITORY, '.build/rehearsal');

/** What decides the content of the space; a saved one is used until one of these changes. */
const SETUP_SOURCES = [
  'contentful-migrations',
  'src/content',
  'src/images',
  'tests/contentful',
].map((folder) => path.join(REPOSITORY, folder));

/** A file with a space that the set-up has filled, made when there is none for these sources. */
const savedSpace = async (): Promise<string> => {
  const name = `space-${(await hashOf(...SETUP_SOURCES)).slice(0, 16)}`;
  const file = path.join(KEPT_IN, name);
  if (existsSync(file)) return file;
  await mkdir(KEPT_IN, { recursive: true });
  for (const other of await readdir(KEPT_IN)) {
    if (other.startsWith('space-') && !other.startsWith(name))
      await rm(path.join(KEPT_IN, other), { force: true });
  }
  const contentful = await startFakeContentful();
  try {
    const { code, text } = await run(contentful, 'setup');
    if (code !== 0) throw new Error(`The set-up ended with ${code}:\n${text}`);
    contentful.save(file);
  } finally {
    await contentful.close();
  }
  return file;
};

/** A space that is set up, with everything the site came with. */
export const filledSpace = async (): Promise<FakeContentful> =>
  startFakeContentful({ startFrom: await savedSpace() });
