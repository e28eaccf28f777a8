/**
 * Checks the space before anything is built, so that wrong credentials and network failures end in one
 * plain sentence.
 */
import { model } from '../content/model';
import type { ContentfulAccess } from '../environment';
import { PlainError } from '../failure';
import { askSpace } from './client';
import { europeHint } from './entryUrl';

/** Why Contentful refuses a key. */
const refusal = (
  { spaceId, accessToken, environment, host }: ContentfulAccess,
  preview: boolean,
  status: number,
): string => {
  const europe = europeHint(host);
  if (status === 404)
    return `This key may read no Contentful space “${spaceId}” with an environment “${environment}”: check CONTENTFUL_SPACE_ID and CONTENTFUL_ENVIRONMENT, and in Contentful, under Settings, API keys, that the key may read this environment${europe}.`;
  if (status !== 401 && status !== 403)
    return `Contentful at ${host} answers ${status}: check CONTENTFUL_HOST.`;
  const needed = `a ${preview ? 'preview' : 'delivery'} key of this space`;
  return accessToken.startsWith('CFPAT-')
    ? `CONTENTFUL_ACCESS_TOKEN holds a management token, but has to be ${needed}.`
    : `Contentful does not accept the key: check CONTENTFUL_ACCESS_TOKEN (it must be ${needed})${europe}.`;
};

/** Some content types of a space and their total number; without a total, the server is not Contentful. */
interface Types {
  readonly total?: number;
  readonly items?: readonly { readonly sys: { readonly id: string } }[];
}

/**
 * Makes sure the space can be read.
 *
 * @param preview whether its drafts are read
 * @throws PlainError with one sentence for the person who runs the build
 */
export const preflight = async (access: ContentfulAccess, preview: boolean): Promise<void> => {
  const { total, items = [] } = await askSpace<Types>(
    access,
    (space) => space.getContentTypes(),
    (status) => refusal(access, preview, status),
  );
  if (total === undefined)
    throw new PlainError(
      `What answers at ${access.host} is not Contentful: check CONTENTFUL_HOST.`,
    );
  if (total <= items.length && !items.some(({ sys }) => sys.id in model))
    throw new PlainError(
      `The Contentful space “${access.spaceId}”, environment “${access.environment}”, has none of this site's content types: run npm run contentful:setup first, or check CONTENTFUL_SPACE_ID and CONTENTFUL_ENVIRONMENT.`,
    );
};
