/**
 * Checks the space before anything is built, so that wrong credentials and network failures end in one
 * plain sentence.
 */
import { model } from '../content/model';
import type { ContentfulAccess } from '../environment';
import { PlainError } from '../failure';
import { askSpace, type Answer } from './client';

/** Some of the content types of a space, and how many it has; without a total when something else answers. */
interface Types {
  readonly total: number;
  readonly items: readonly { readonly sys: { readonly id: string } }[];
}

/** Why a key is refused. */
const wrongKey = ({ accessToken }: ContentfulAccess, preview: boolean): string => {
  const needed = `a ${preview ? 'preview' : 'delivery'} key of this space`;
  return accessToken.startsWith('CFPAT-')
    ? `CONTENTFUL_ACCESS_TOKEN holds a management token, but has to be ${needed}.`
    : `Contentful does not accept the key: check CONTENTFUL_ACCESS_TOKEN (it must be ${needed}).`;
};

/** Why a space cannot be built from; undefined when it can. */
const refusal = (
  access: ContentfulAccess,
  preview: boolean,
  { status, body: { total, items = [] } = {} }: Answer<Partial<Types>>,
): string | undefined => {
  if (status === 401 || status === 403) return wrongKey(access, preview);
  if (status === 404)
    return `This key may read no Contentful space “${access.spaceId}” with an environment “${access.environment}”: check CONTENTFUL_SPACE_ID and CONTENTFUL_ENVIRONMENT.`;
  if (status !== 200)
    return `Contentful at ${access.host} answers ${status}: check CONTENTFUL_HOST.`;
  if (total === undefined)
    return `What answers at ${access.host} is not Contentful: check CONTENTFUL_HOST.`;
  return total > items.length || items.some(({ sys }) => sys.id in model)
    ? undefined
    : `The Contentful space “${access.spaceId}”, environment “${access.environment}”, has none of this site's content types: run npm run contentful:setup first, or check CONTENTFUL_SPACE_ID and CONTENTFUL_ENVIRONMENT.`;
};

/**
 * Makes sure the space can be read.
 *
 * @param preview whether its drafts are read
 * @throws PlainError with one sentence for the person who runs the build
 */
export const preflight = async (access: ContentfulAccess, preview: boolean): Promise<void> => {
  const types: Answer<Partial<Types>> = await askSpace(access, (space) => space.getContentTypes());
  const problem = refusal(access, preview, types);
  if (problem !== undefined) throw new PlainError(problem);
};
