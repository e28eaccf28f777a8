/** The variables that the commands read. */
import path from 'node:path';
import { regionOf } from '../../../src/contentful/entryUrl';
import { EnvironmentError, readerOf, type Variables } from '../../../src/environment';

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

/**
 * Reads the variables of the commands.
 *
 * @throws EnvironmentError naming the variable that is missing or cannot be right
 */
export const readSettings = (variables: Variables): Settings => {
  const read = readerOf(variables);
  const spaceId = read.text('CONTENTFUL_SPACE_ID');
  const managementToken = read.text('CONTENTFUL_MANAGEMENT_TOKEN');
  if (spaceId === undefined || managementToken === undefined) {
    const names = ['CONTENTFUL_SPACE_ID', 'CONTENTFUL_MANAGEMENT_TOKEN'];
    const missing = names.filter((name) => read.text(name) === undefined);
    throw new EnvironmentError(
      `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not set, neither in the environment nor in a file named .env (--help lists what is needed).`,
    );
  }
  const region = regionOf(read.text('CONTENTFUL_HOST') ?? '');
  const managementHost = read.text('CONTENTFUL_MANAGEMENT_HOST') ?? `api.${region}contentful.com`;
  const uploadHost = `upload.${regionOf(managementHost)}contentful.com`;
  const rate = read.text('CONTENTFUL_REQUESTS_PER_SECOND');
  return {
    spaceId,
    environmentId: read.text('CONTENTFUL_ENVIRONMENT') ?? 'master',
    managementToken,
    managementHost,
    uploadHost: read.text('CONTENTFUL_UPLOAD_HOST') ?? uploadHost,
    requestsPerSecond: rate === undefined ? undefined : Number(rate),
    siteUrl: read.address('SITE_URL'),
    previewUrl: read.address('PREVIEW_SITE_URL'),
    buildHookUrl: read.address('NETLIFY_BUILD_HOOK_URL'),
    previewHookUrl: read.address('NETLIFY_PREVIEW_HOOK_URL'),
  };
};
