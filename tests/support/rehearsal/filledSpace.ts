/** A space as `npm run contentful:setup` leaves it, for tests of what editors do afterwards. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { startFakeContentful, type FakeContentful } from '../../contentful';
import { hashOf } from '../hashOf';
import { REPOSITORY } from '../program';
import type { Checkout } from './checkout';

/** The variables of the set-up besides the space's own. */
const SETUP_VARIABLES = { CONTENTFUL_REQUESTS_PER_SECOND: '1000' };

const KEPT_IN = path.join(REPOSITORY, '.build/rehearsal');

/** What decides the content of the space; a saved one is used until one of these changes. */
const SETUP_SOURCES = ['contentful-migrations', 'src/content', 'src/images', 'tests/contentful'];

/**
 * Sets a space up by the project's own command.
 *
 * @throws Error with what the command said when it fails
 */
export const setUp = async (
  checkout: Checkout,
  contentful: FakeContentful,
  env: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
): Promise<string> => {
  const variables = { ...contentful.env(), ...SETUP_VARIABLES, ...env };
  const command = 'contentful-migrations/commands/setup.ts';
  const { code, text } = await checkout.run(command, variables, args);
  if (code !== 0) throw new Error(`The set-up ended with ${code}:\n${text}`);
  return text;
};

const hashOfSetup = async (): Promise<string> => {
  const hashes = await Promise.all(
    SETUP_SOURCES.map((folder) => hashOf(path.join(REPOSITORY, folder))),
  );
  return createHash('sha256').update(hashes.join()).digest('hex').slice(0, 16);
};

/** A file with a space that the set-up has filled, made when there is none for these sources. */
const savedSpace = async (checkout: Checkout): Promise<string> => {
  const name = `space-${await hashOfSetup()}.json`;
  const file = path.join(KEPT_IN, name);
  if (existsSync(file)) return file;
  await mkdir(KEPT_IN, { recursive: true });
  for (const other of await readdir(KEPT_IN)) {
    if (other.startsWith('space-') && !other.startsWith(name))
      await rm(path.join(KEPT_IN, other), { force: true });
  }
  const contentful = await startFakeContentful();
  try {
    await setUp(checkout, contentful);
    contentful.save(file);
  } finally {
    await contentful.close();
  }
  return file;
};

/** A space that is set up, with everything the site came with. */
export const filledSpace = async (checkout: Checkout): Promise<FakeContentful> =>
  startFakeContentful({ startFrom: await savedSpace(checkout) });
