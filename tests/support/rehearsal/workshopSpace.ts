/** A space as `npm run contentful:setup` leaves it, for tests of what editors do afterwards. */
import {
  startFakeContentful,
  type FakeContentful,
  type FakeContentfulOptions,
} from '../contentful';
import type { Workshop } from './workshop';

/** The variables of the set-up besides the space's own. */
export const SETUP_VARIABLES = { CONTENTFUL_REQUESTS_PER_SECOND: '1000' };

/**
 * Sets an empty space up by the project's own command.
 *
 * @throws Error with what the command said when it fails
 */
export const setUp = async (
  workshop: Workshop,
  contentful: FakeContentful,
  env: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const { code, text } = await workshop.run('contentful-migrations/commands/setup.ts', {
    ...contentful.env(),
    ...SETUP_VARIABLES,
    ...env,
  });
  if (code !== 0) throw new Error(`The set-up ended with ${code}:\n${text}`);
  return text;
};

/** A space that is set up, with everything the site came with. */
export const filledSpace = async (
  workshop: Workshop,
  options: FakeContentfulOptions = {},
): Promise<FakeContentful> => {
  const contentful = await startFakeContentful(options);
  await setUp(workshop, contentful);
  return contentful;
};
