/**
 * Checks the space before anything is built, so that wrong credentials and network failures end in one
 * plain sentence.
 */
import { model } from '../content/model';
import type { ContentfulAccess } from '../environment';
import { PlainError } from '../failure';
import { askSpace, type Answer } from './client';

/** Some of the content types of a space, and how many it has. */
interface Types {
  readonly total: number;
  readonly items: readonly { readonly sys: { readonly id: string } }[];
}

/** The first hundred content types of the space; without a total when something else answers. */
const readTypes = (access: ContentfulAccess): Promise<Answer<Partial<Types>>> =>
  askSpace(access, (space) => space.getContentTypes());

/** 404 means that the space or the environment does not exist: every space has a `master`. */
const missingPart = async (access: ContentfulAccess): Promise<string> => {
  const { status } = await readTypes({ ...access, environment: 'master' });
  return status === 404
    ? `There is no Contentful space “${access.spaceId}” that this key may read: check CONTENTFUL_SPACE_ID.`
    : `The Contentful space has no environment “${access.environment}” that this key may read: check CONTENTFUL_ENVIRONMENT.`;
};

/** Why a key is refused. */
const wrongKey = ({ accessToken }: ContentfulAccess, preview: boolean): string => {
  const needed = `a ${preview ? 'preview' : 'delivery'} key of this space`;
  return accessToken.startsWith('CFPAT-')
    ? `CONTENTFUL_ACCESS_TOKEN holds a management token, but has to be ${needed}.`
    : `Contentful does not accept the key: check CONTENTFUL_ACCESS_TOKEN (it must be ${needed}).`;
};

/** Why a space cannot be built from; undefined when it can. */
const refusal = async (
  access: ContentfulAccess,
  preview: boolean,
  { status, body: { total, items = [] } = {} }: Answer<Partial<Types>>,
): Promise<string | undefined> => {
  if (status === 401 || status === 403) return wrongKey(access, preview);
  if (status === 404) return missingPart(access);
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
  const problem = await refusal(access, preview, await readTypes(access));
  if (problem !== undefined) throw new PlainError(problem);
};
