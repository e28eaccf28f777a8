/**
 * Sends requests to a space with Contentful's own client, which retries temporary failures, and reads the
 * errors of refused requests.
 */
import { createClient } from 'contentful';
import type { ContentfulAccess } from '../environment';
import { networkRemedy, PlainError, requestFailure } from '../failure';
import { isObject, parseJson } from '../json';

/** The error of a refused request, as Contentful's clients throw it. */
export interface ApiError {
  readonly status?: number;
  readonly message?: string;
  readonly details?: {
    readonly errors?: readonly {
      readonly name?: string;
      readonly details?: string;
      readonly path?: readonly unknown[];
    }[];
  };
}

/** Parses the message of an error, where the clients put the details as JSON. */
export const apiErrorOf = (error: unknown): ApiError | undefined => {
  const read = error instanceof Error ? parseJson(error.message) : undefined;
  return isObject(read) ? read : undefined;
};

/** HTTP status of a refused request; undefined for any other error. A sync only sets `status`. */
export const statusOf = (error: unknown): number | undefined => {
  if (!(error instanceof Error)) return undefined;
  const { status }: ApiError = apiErrorOf(error) ?? error;
  return status;
};

/** Tries after the first. */
const RETRY_LIMIT = 5;

/**
 * Options of every client of a space. With the client's usual adapter, a response that is cut off
 * halfway is not asked for again.
 */
export const CLIENT_OPTIONS = { adapter: 'fetch', retryLimit: RETRY_LIMIT } as const;

/** Items in one response of a sync, which Contentful limits to 7 MB; half the default. */
export const SYNC_PAGE_LIMIT = 500;

/** A client that leaves links as they are. */
const openSpace = ({ spaceId, ...access }: ContentfulAccess) =>
  createClient({ ...CLIENT_OPTIONS, ...access, space: spaceId, logHandler: () => undefined })
    .withoutLinkResolution;

export type Space = ReturnType<typeof openSpace>;

/**
 * Sends a request to a space and returns the response.
 *
 * @param refusal returns the message for a refused request, by HTTP status
 * @throws PlainError with one sentence for a person when Contentful refuses, is unreachable, or fails
 */
export const askSpace = async <T>(
  access: ContentfulAccess,
  request: (space: Space) => Promise<T>,
  refusal = (status: number): string => `Contentful at ${access.host} answers ${status}.`,
): Promise<T> => {
  try {
    return await request(openSpace(access));
  } catch (cause) {
    const error = cause as Error & { readonly isAxiosError?: boolean };
    const status = statusOf(error);
    if (status !== undefined && status !== 429 && status < 500)
      throw new PlainError(refusal(status));
    if (status === undefined && error.isAxiosError !== true) throw error;
    const reason = requestFailure(error);
    if (reason === 'ENOTFOUND')
      throw new PlainError(
        `Contentful's host ${access.host} cannot be found: check CONTENTFUL_HOST and the network.`,
      );
    throw new PlainError(
      `Contentful at ${access.host} ${status === undefined ? `cannot be reached (${reason})` : `answers ${status}`} after ${RETRY_LIMIT + 1} tries: ${networkRemedy(reason, 'CONTENTFUL_HOST')}, or try again when Contentful is well; the site that is live stays as it is.`,
    );
  }
};
