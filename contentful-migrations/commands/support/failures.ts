/** Errors of Contentful as plain sentences that name the variable to fix. */
import { apiErrorOf, statusOf, type ApiError } from '../../../src/contentful/client';
import { europeHint } from '../../../src/contentful/entryUrl';
import { errorCode, networkRemedy } from '../../../src/failure';
import type { Settings } from './settings';

const firstProblems = (answer: ApiError | undefined): string => {
  const problems = (answer?.details?.errors ?? [])
    .slice(0, 3)
    .map(({ path, details }) => [path?.join('.'), details].filter(Boolean).join(': '));
  return [answer?.message, ...problems].filter(Boolean).join(' – ');
};

/** What Contentful means by the name of a rule, said of a field. */
const RULES: Readonly<Record<string, string>> = {
  required: 'is required and empty',
  unique: 'says what another entry says already',
  size: 'is too long or too short',
  regexp: 'does not have the form that the field asks for',
  in: 'is not one of the choices',
  linkContentType: 'leads to an entry of another type than allowed',
  linkMimetypeGroup: 'leads to a file of another kind than allowed',
  notResolvable: 'leads to an entry that is not there',
};

/**
 * Explains, field by field, why Contentful refuses the content of an entry or a picture.
 *
 * @param defaultLocale the locale that messages do not mention
 * @returns undefined for an error of another kind
 */
export const contentRefusal = (error: unknown, defaultLocale: string): string | undefined => {
  if (statusOf(error) !== 422) return undefined;
  const answer = apiErrorOf(error);
  const reasons = (answer?.details?.errors ?? []).map(({ name = '', details, path = [] }) => {
    const [part, field, locale = defaultLocale] = path;
    const inLocale = locale === defaultLocale ? '' : ` in ${String(locale)}`;
    const where = part === 'fields' ? `field “${String(field)}”${inLocale}` : path.join('.');
    return `${where} ${RULES[name] ?? details ?? name}`.trim();
  });
  return [...new Set(reasons)].join('; ') || firstProblems(answer);
};

const refusal = (status: number, answer: ApiError | undefined, settings: Settings): string => {
  const reason = firstProblems(answer);
  const europe = europeHint(settings.managementHost);
  switch (status) {
    case 401:
      return `Contentful does not accept the token in CONTENTFUL_MANAGEMENT_TOKEN: make a new one in Contentful under Settings, CMA tokens, and put it there${europe}.`;
    case 403:
      return `The token in CONTENTFUL_MANAGEMENT_TOKEN may not do this in the space “${settings.spaceId}”: it has to belong to an administrator of the space, and the plan has to allow it (Contentful says: ${reason}).`;
    case 404:
      return `Contentful does not find what was asked for in the space “${settings.spaceId}”, environment “${settings.environmentId}”: check CONTENTFUL_SPACE_ID and CONTENTFUL_ENVIRONMENT, and that the token in CONTENTFUL_MANAGEMENT_TOKEN may open them${europe} (Contentful says: ${reason}).`;
    case 409:
      return 'Somebody changed the same thing in Contentful at this moment: run the command again.';
    case 429:
      return 'Contentful gets too many requests from this account: wait a minute and run the command again, or lower CONTENTFUL_REQUESTS_PER_SECOND.';
    default:
      return status >= 500
        ? `Contentful has trouble at the moment (${status}): run the command again later, it continues where it stopped.`
        : `Contentful refused this (${status}): ${reason}.`;
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
  if (isCut || 'isAxiosError' in error) {
    const host =
      hostVariable === 'CONTENTFUL_UPLOAD_HOST' ? settings.uploadHost : settings.managementHost;
    const code = isCut ? 'its answer was cut off' : errorCode(error);
    return `Contentful cannot be reached at “${host}” (${code}): ${networkRemedy(code, hostVariable)}, then run the command again.`;
  }
  return error.message;
};
