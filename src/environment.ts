/** The variables a build depends on, read in one place. */
import { PlainError } from './failure';

/** Reserved by RFC 2606, so it is nobody's site. */
const EXAMPLE_URL = 'https://www.example.com';

const DELIVERY_HOST = 'cdn.contentful.com';
/** Hosts of the preview API, by region. */
const PREVIEW_HOSTS = ['preview.contentful.com', 'preview.eu.contentful.com'];

/** How to read a space. */
export interface ContentfulAccess {
  readonly spaceId: string;
  readonly accessToken: string;
  readonly environment: string;
  /** `name` or `name:port`; always https. */
  readonly host: string;
}

export interface BuildEnvironment {
  /** undefined to build from the bundled defaults. */
  readonly contentful?: ContentfulAccess;
  readonly preview: boolean;
  /** True for a production build, false for previews and tests of a change. */
  readonly goesLive: boolean;
  /** Public address without a trailing slash. */
  readonly siteUrl: string;
  /** `siteUrl`, or '' while it is only the reserved example. */
  readonly ownAddress: string;
  /** Hosts at which the site and its deploys are found, without `www.`. */
  readonly ownHosts: readonly string[];
  readonly mapsKey?: string;
  readonly analyticsId?: string;
  readonly tagManagerId?: string;
  /** Whether the site has a service worker. Previews have none: editors must see the last build. */
  readonly serviceWorker: boolean;
  /** Whether visits are counted, and whether that needs consent. */
  readonly counting: 'off' | 'on' | 'asked';
}

/** A variable that is missing or wrong; its message is one sentence for a person. */
export class EnvironmentError extends PlainError {}

export type Variables = Readonly<Record<string, string | undefined>>;

/** A variable's value; undefined when it is blank. */
export const filled = (value: string | undefined): string | undefined => {
  const trimmed = value?.trim();
  return trimmed === '' ? undefined : trimmed;
};

/**
 * What a variable holds, which has to have a form; undefined when it is blank.
 *
 * @param what the form, for the person who is told to correct it
 * @throws EnvironmentError when it holds something else
 */
export const formedValue = (
  env: Variables,
  name: string,
  form: RegExp,
  what: string,
): string | undefined => {
  const given = filled(env[name]);
  if (given === undefined || form.test(given)) return given;
  throw new EnvironmentError(`${name} is “${given}”, but has to be ${what}.`);
};

/**
 * The id of a space or environment that a variable holds; undefined when it is blank.
 *
 * @throws EnvironmentError when it holds something else, such as an address
 */
export const idIn = (env: Variables, name: string): string | undefined =>
  formedValue(env, name, /^[\w.-]+$/, 'an id such as a1b2c3: no quotation marks, no address');

/**
 * The host that a variable holds, `name` or `name:port`, in small letters.
 *
 * @param fallback what it is when the variable is blank
 * @throws EnvironmentError when the variable holds something else
 */
export const hostIn = (env: Variables, name: string, fallback: string): string => {
  const what = `a host name, with a port if needed: ${fallback}`;
  return (formedValue(env, name, /^[a-z0-9.-]+(:[0-9]+)?$/i, what) ?? fallback).toLowerCase();
};

/** Whether a variable holds the other of two words, in whatever case; blank means the usual one. */
const isSwitched = (env: Variables, name: string, usual: string, other: string): boolean => {
  const what = `one of: ${usual}, ${other} (.env.example explains them)`;
  const given = formedValue(env, name, new RegExp(`^(?:${usual}|${other})$`, 'i'), what);
  return given?.toLowerCase() === other;
};

const contentfulAccess = (env: Variables): ContentfulAccess | undefined => {
  const spaceId = idIn(env, 'CONTENTFUL_SPACE_ID');
  const accessToken = filled(env.CONTENTFUL_ACCESS_TOKEN);
  if (spaceId === undefined && accessToken === undefined) return undefined;
  if (spaceId === undefined || accessToken === undefined) {
    const missing = spaceId === undefined ? 'CONTENTFUL_SPACE_ID' : 'CONTENTFUL_ACCESS_TOKEN';
    throw new EnvironmentError(
      `${missing} is not set: set CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN both, or neither to build from the bundled defaults (npm run contentful:setup prints the key, and Contentful shows it under Settings, API keys).`,
    );
  }
  return {
    spaceId,
    accessToken,
    environment: idIn(env, 'CONTENTFUL_ENVIRONMENT') ?? 'master',
    host: hostIn(env, 'CONTENTFUL_HOST', DELIVERY_HOST),
  };
};

/**
 * A full address without a slash at its end.
 *
 * @param given what a person gave
 * @param name of the variable or option that has it
 * @throws EnvironmentError when it is something else
 */
export const fullAddress = (given: string, name: string): string => {
  if (/^https?:\/\//.test(given) && URL.canParse(given)) return given.replace(/\/+$/, '');
  throw new EnvironmentError(
    `${name} is “${given}”, which is not a full address such as https://www.example.com.`,
  );
};

/**
 * The full address that a variable holds, without a slash at its end; undefined when it is blank.
 *
 * @throws EnvironmentError when it holds something else
 */
export const addressIn = (env: Variables, name: string): string | undefined => {
  const given = filled(env[name]);
  return given === undefined ? undefined : fullAddress(given, name);
};

const siteAddress = (env: Variables): string | undefined => {
  const given = addressIn(env, 'SITE_URL') ?? addressIn(env, 'URL');
  return given && new URL(given).origin;
};

const ownHosts = (env: Variables): readonly string[] => {
  const addresses = ['SITE_URL', 'URL', 'DEPLOY_PRIME_URL'].flatMap(
    (name) => addressIn(env, name) ?? [],
  );
  const hosts = addresses.map((address) =>
    new URL(address).hostname.replace(/^www\.|^.*--(?=[\w-]+\.netlify\.app$)/, ''),
  );
  return [...new Set(hosts)];
};

/**
 * Netlify sets `CONTEXT` to the kind of deploy. A build elsewhere counts as production.
 *
 * @see https://docs.netlify.com/configure-builds/environment-variables/
 */
const isDeployForVisitors = ({ CONTEXT }: Variables): boolean =>
  (filled(CONTEXT) ?? 'production') === 'production';

/**
 * Reads the variables.
 *
 * @throws EnvironmentError naming the variable that is missing or wrong
 */
export const readEnvironment = (env: Variables = process.env): BuildEnvironment => {
  const contentful = contentfulAccess(env);
  const address = siteAddress(env);
  const asksForDrafts = isSwitched(env, 'CONTENTFUL_PREVIEW', 'false', 'true');
  const preview =
    contentful !== undefined && (PREVIEW_HOSTS.includes(contentful.host) || asksForDrafts);
  const analyticsId = filled(env.GATSBY_ANALYTICS_ID);
  const tagManagerId = filled(env.GATSBY_TAG_MANAGER_ID);
  const asksConsent = isSwitched(env, 'GATSBY_ASK_CONSENT', 'false', 'true');
  const workerUnwanted = isSwitched(env, 'SERVICE_WORKER', 'on', 'off');
  return {
    contentful,
    preview,
    goesLive: !preview && isDeployForVisitors(env),
    siteUrl: address ?? EXAMPLE_URL,
    ownAddress: address ?? '',
    ownHosts: ownHosts(env),
    mapsKey: filled(env.GATSBY_GOOGLE_MAPS_API_KEY),
    analyticsId,
    tagManagerId,
    serviceWorker: !preview && !workerUnwanted,
    counting: !(analyticsId ?? tagManagerId) ? 'off' : asksConsent ? 'asked' : 'on',
  };
};

/** Identifies the space and whether its drafts are read. */
export const contentSource = (env: Variables): string => {
  const { contentful, preview } = readEnvironment(env);
  return JSON.stringify(
    contentful ? [contentful.spaceId, contentful.environment, contentful.host, preview] : [],
  );
};
