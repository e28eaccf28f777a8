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

/**
 * A full address without a trailing slash.
 *
 * @param given the address as a person wrote it
 * @param name the variable or option that holds it
 * @throws EnvironmentError when it is not a full address
 */
export const fullAddress = (given: string, name: string): string => {
  if (/^https?:\/\//.test(given) && URL.canParse(given)) return given.replace(/\/+$/, '');
  throw new EnvironmentError(
    `${name} is “${given}”, which is not a full address such as https://www.example.com.`,
  );
};

/** Reads variables by name. A blank variable is undefined. */
export const readerOf = (env: Variables) => {
  const text = (name: string): string | undefined => env[name]?.trim() || undefined;
  return {
    text,
    /** Whether the variable says `true`. Throws an EnvironmentError for another word than `true` or `false`. */
    isTrue: (name: string): boolean => {
      const given = text(name)?.toLowerCase() ?? 'false';
      if (given === 'true' || given === 'false') return given === 'true';
      throw new EnvironmentError(`${name} is “${given}”: write true, or leave it out.`);
    },
    /** A full address without a slash at its end. Throws an EnvironmentError for any other. */
    address: (name: string): string | undefined => {
      const given = text(name);
      return given === undefined ? undefined : fullAddress(given, name);
    },
  };
};

type Reader = ReturnType<typeof readerOf>;

const contentfulAccess = (read: Reader): ContentfulAccess | undefined => {
  const spaceId = read.text('CONTENTFUL_SPACE_ID');
  const accessToken = read.text('CONTENTFUL_ACCESS_TOKEN');
  const isRequired = read.isTrue('CONTENTFUL_REQUIRED');
  if (spaceId === undefined && accessToken === undefined) {
    if (!isRequired) return undefined;
    throw new EnvironmentError(
      'CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN are not set, and CONTENTFUL_REQUIRED says that this site shows a space: set both again; the site that is live stays as it is.',
    );
  }
  if (spaceId === undefined || accessToken === undefined) {
    const missing = spaceId === undefined ? 'CONTENTFUL_SPACE_ID' : 'CONTENTFUL_ACCESS_TOKEN';
    throw new EnvironmentError(
      `${missing} is not set: set CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN both, or neither to build from the bundled defaults (npm run contentful:setup prints the key, and Contentful shows it under Settings, API keys).`,
    );
  }
  return {
    spaceId,
    accessToken,
    environment: read.text('CONTENTFUL_ENVIRONMENT') ?? 'master',
    host: read.text('CONTENTFUL_HOST')?.toLowerCase() ?? DELIVERY_HOST,
  };
};

/** The host of an address, without the prefixes that a hosting service adds for a site or its deploys. */
const ownHost = (address: string): string =>
  new URL(address).hostname.replace(/^www\.|^.*--(?=[\w-]+\.netlify\.app$)/, '');

/**
 * Reads the variables.
 *
 * @throws EnvironmentError naming the variable that is missing or wrong
 */
export const readEnvironment = (env: Variables = process.env): BuildEnvironment => {
  const read = readerOf(env);
  const contentful = contentfulAccess(read);
  const names = ['SITE_URL', 'URL', 'DEPLOY_PRIME_URL'];
  const addresses = names.flatMap((name) => read.address(name) ?? []);
  const address = read.address('SITE_URL') ?? read.address('URL');
  const ownAddress = address === undefined ? '' : new URL(address).origin;
  const asksForPreview = read.isTrue('CONTENTFUL_PREVIEW');
  const preview =
    contentful !== undefined && (PREVIEW_HOSTS.includes(contentful.host) || asksForPreview);
  const analyticsId = read.text('GATSBY_ANALYTICS_ID');
  const tagManagerId = read.text('GATSBY_TAG_MANAGER_ID');
  // Netlify names the kind of deploy. A build without a kind counts as live:
  // https://docs.netlify.com/configure-builds/environment-variables/
  const kind = read.text('CONTEXT')?.toLowerCase() ?? 'production';
  return {
    contentful,
    preview,
    goesLive: !preview && kind === 'production',
    siteUrl: ownAddress || EXAMPLE_URL,
    ownAddress,
    ownHosts: [...new Set(addresses.map(ownHost))],
    mapsKey: read.text('GATSBY_GOOGLE_MAPS_API_KEY'),
    analyticsId,
    tagManagerId,
    serviceWorker: !preview && read.text('SERVICE_WORKER')?.toLowerCase() !== 'off',
    counting: !(analyticsId ?? tagManagerId)
      ? 'off'
      : read.isTrue('GATSBY_ASK_CONSENT')
        ? 'asked'
        : 'on',
  };
};
