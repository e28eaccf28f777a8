/** Errors of Contentful as plain sentences that name the variable to fix. */
import { apiErrorOf, statusOf, type ApiError } from '../../../src/contentful/client';
import { europeHint } from '../../../src/contentful/entryUrl';
import { errorCode, networkRemedy } from '../../../src/failure';
import type { Settings } from './settings';

/** What Contentful says of each thing that it refuses, for example `fields.cover: is required`. */
const reasonsOf = (answer: ApiError | undefined): string[] =>
  (answer?.details?.errors ?? []).map(({ name, details, path }) =>
    [path?.join('.'), details ?? name].filter(Boolean).join(': '),
  );

/**
 * Why Contentful refuses the content of an entry or a picture, field by field.
 *
 * @returns undefined for an error of another kind
 */
export const contentRefusal = (error: unknown): string | undefined => {
  if (statusOf(error) !== 422) return undefined;
  const answer = apiErrorOf(error);
  return reasonsOf(answer).join('; ') || answer?.message;
};

const refusal = (status: number, answer: ApiError | undefined, settings: Settings): string => {
  const reason = [answer?.message, ...reasonsOf(answer).slice(0, 3)].filter(Boolean).join(' – ');
  const europe = europeHint(settings.managementHost);
  switch (status) {
    case 401:
      return `Contentful does not accept the token in CONTENTFUL_MANAGEMENT_TOKEN: make a new one in Contentful under Settings, CMA tokens, and put it there${europe}.`;
    case 403:
    case 404:
      return `The token in CONTENTFUL_MANAGEMENT_TOKEN may not do this in the space “${settings.spaceId}”, environment “${settings.environmentId}”: check CONTENTFUL_SPACE_ID and CONTENTFUL_ENVIRONMENT, and that the token belongs to an administrator of the space${europe} (Contentful says: ${reason}).`;
    case 409:
      return 'Somebody changed the same thing in Contentful at this moment: run the command again.';
    case 429:
      return 'Contentful gets too many requests from this account: wait a minute and run the command again, or lower CONTENTFUL_REQUESTS_PER_SECOND.';
    default:
      return `Contentful refused this (${status}): ${reason}. Run the command again later: it continues where it stopped.`;
  }
};

/**
 * One sentence about an error of a command.
 *
 * @param hostVariable - variable with the host that was called
 */
export const explain = (
  error: unknown,
  settings: Settings,
  hostVariable: 'CONTENTFUL_MANAGEMENT_HOST' | 'CONTENTFUL_UPLOAD_HOST',
): string => {
  if (!(error instanceof Error)) return `Something unexpected happened: ${String(error)}.`;
  const status = statusOf(error);
  // A response that is cut off in the middle has a success status.
  const isCut = status !== undefined && status < 400;
  if (status !== undefined && !isCut) return refusal(status, apiErrorOf(error), settings);
  // Contentful's clients use Axios, which marks its errors. If there is no status, the network failed.
  if (!isCut && !('isAxiosError' in error)) return error.message;
  const host =
    hostVariable === 'CONTENTFUL_UPLOAD_HOST' ? settings.uploadHost : settings.managementHost;
  const code = isCut ? 'its answer was cut off' : errorCode(error);
  return `Contentful cannot be reached at “${host}” (${code}): ${networkRemedy(code, hostVariable)}, then run the command again.`;
};
