/** Says what the site is built from, and stops before anything is built if that cannot be read. */
import type { GatsbyNode } from 'gatsby';
import { preflight } from '../contentful/preflight';
import { readEnvironment } from '../environment';
import { PlainError } from '../failure';
import { leaveOutLeftoverFields, pluginNormalize } from './leftoverFields';

export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  const { contentful, preview } = readEnvironment();
  if (!contentful) {
    reporter.info('No Contentful credentials are set: building from the bundled texts.');
    return;
  }
  try {
    await preflight(contentful, preview);
  } catch (error) {
    // A person can fix this error, so it is shown as one sentence without a stack trace.
    if (error instanceof PlainError) reporter.panic(error.message);
    throw error;
  }
  leaveOutLeftoverFields(pluginNormalize(), (message) => void reporter.warn(message));
  const what = preview ? 'drafts' : 'published content';
  reporter.info(
    `Reads the ${what} of space ${contentful.spaceId}, environment ${contentful.environment}.`,
  );
};
