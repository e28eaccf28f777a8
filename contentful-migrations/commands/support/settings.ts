/** The variables that the commands read. */
import path from 'node:path';
import { regionOf } from '../../../src/contentful/entryUrl';
import {
  addressIn,
  EnvironmentError,
  filled,
  formedValue,
  hostIn,
  idIn,
  type Variables,
} from '../../../src/environment';

/** The repository, whatever folder a command runs in. */
export const REPOSITORY = path.resolve(__dirname, '../../..');

export interface Settings {
  readonly spaceId: string;
  readonly environmentId: string;
  readonly managementToken: string;
  /** `name` or `name:port`, always https. */
  readonly managementHost: string;
  readonly uploadHost: string;
  /** undefined: as many as Contentful says it allows. */
  readonly requestsPerSecond?: number;
  /** Public address without a trailing slash. */
  readonly siteUrl?: string;
  /** Address of a preview build, without a trailing slash. */
  readonly previewUrl?: string;
  readonly buildHookUrl?: string;
  readonly previewHookUrl?: string;
}

const required = (variables: Variables, names: readonly string[]): void => {
  const missing = names.filter((name) => filled(variables[name]) === undefined);
  if (missing.length === 0) return;
  const verb = missing.length === 1 ? 'is' : 'are';
  throw new EnvironmentError(
    `${missing.join(' and ')} ${verb} not set: put ${missing.length === 1 ? 'it' : 'them'} into the environment or into a file named .env (--help lists what is needed).`,
  );
};

/**
 * Reads the variables of the commands.
 *
 * @throws EnvironmentError naming the variable that is missing or cannot be right
 */
export const readSettings = (variables: Variables): Settings => {
  required(variables, ['CONTENTFUL_SPACE_ID', 'CONTENTFUL_MANAGEMENT_TOKEN']);
  const region = regionOf(filled(variables.CONTENTFUL_HOST) ?? '');
  const rate = formedValue(
    variables,
    'CONTENTFUL_REQUESTS_PER_SECOND',
    /^[1-9][0-9]{0,3}$/,
    'a whole number such as 7',
  );
  const managementHost = hostIn(
    variables,
    'CONTENTFUL_MANAGEMENT_HOST',
    `api.${region}contentful.com`,
  );
  return {
    spaceId: idIn(variables, 'CONTENTFUL_SPACE_ID') ?? '',
    environmentId: idIn(variables, 'CONTENTFUL_ENVIRONMENT') ?? 'master',
    managementToken: filled(variables.CONTENTFUL_MANAGEMENT_TOKEN) ?? '',
    managementHost,
    uploadHost: hostIn(
      variables,
      'CONTENTFUL_UPLOAD_HOST',
      `upload.${regionOf(managementHost)}contentful.com`,
    ),
    requestsPerSecond: rate === undefined ? undefined : Number(rate),
    siteUrl: addressIn(variables, 'SITE_URL'),
    previewUrl: addressIn(variables, 'PREVIEW_SITE_URL'),
    buildHookUrl: addressIn(variables, 'NETLIFY_BUILD_HOOK_URL'),
    previewHookUrl: addressIn(variables, 'NETLIFY_PREVIEW_HOOK_URL'),
  };
};
