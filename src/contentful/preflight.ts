/**
 * Checks the space before anything is built, so that wrong credentials and network failures end in one
 * plain sentence.
 */
import type { ContentfulAccess } from '../environment';
import { PlainError } from '../failure';
import { askSpace, type Answer } from './client';

/** How many content types the space has. */
const countTypes = (access: ContentfulAccess): Promise<Answer<unknown>> =>
  askSpace(access, async (space) => (await space.getContentTypes()).total);

/** 404 means that the space or the environment does not exist: every space has a `master`. */
const missingPart = async (access: ContentfulAccess): Promise<string> => {
  const { status } = await countTypes({ ...access, environment: 'master' });
  return status === 404
    ? `There is no Contentful space “${access.spaceId}” that this key may read: check CONTENTFUL_SPACE_ID.`
    : `The Contentful space has no environment “${access.environment}” that this key may read: check CONTENTFUL_ENVIRONMENT.`;
};

/** Why a space cannot be built from; undefined when it can. */
const refusal = async (
  access: ContentfulAccess,
  { status, body: total }: Answer<unknown>,
): Promise<string | undefined> => {
  if (status === 401 || status === 403)
    return `Contentful does not accept the key: check CONTENTFUL_ACCESS_TOKEN (it must be a ${access.host.startsWith('preview') ? 'preview' : 'delivery'} key of this space).`;
  if (status === 404) return missingPart(access);
  if (status !== 200)
    return `Contentful at ${access.host} answers ${status}: check CONTENTFUL_HOST.`;
  if (typeof total !== 'number')
    return `What answers at ${access.host} is not Contentful: check CONTENTFUL_HOST.`;
  return total === 0
    ? 'The Contentful space has no content types yet: run npm run contentful:migrate first (CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT).'
    : undefined;
};

/**
 * Makes sure the space can be read.
 *
 * @throws PlainError with one sentence for the person who runs the build
 */
export const preflight = async (access: ContentfulAccess): Promise<void> => {
  const problem = await refusal(access, await countTypes(access));
  if (problem !== undefined) throw new PlainError(problem);
};
