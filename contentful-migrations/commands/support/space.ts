/** Access to one environment of a space through the management API. */
import { createClient, type PlainClientAPI } from 'contentful-management';
import { PlainError } from '../../../src/failure';
import { statusOf } from './failures';
import type { Settings } from './settings';

/** An environment that answers, with what most steps need to know of it. */
export interface OpenSpace {
  readonly settings: Settings;
  readonly client: PlainClientAPI;
  readonly defaultLocale: string;
}

const TIMEOUT_MS = 30_000;
const RETRIES = 5;
/** Two retries tell a wrong host from a hiccup within some seconds. */
const FIRST_RETRIES = 2;
/** The highest rate contentful-management throttles to; above it there is no throttle. */
const MAX_THROTTLE = 30;

const throttleFor = (limit: number | undefined): 'auto' | number | undefined => {
  if (limit === undefined) return 'auto';
  return limit <= MAX_THROTTLE ? limit : undefined;
};

const connect = (settings: Settings, retryLimit: number): PlainClientAPI =>
  createClient(
    {
      accessToken: settings.managementToken,
      host: settings.managementHost,
      hostUpload: settings.uploadHost,
      timeout: TIMEOUT_MS,
      retryLimit,
      throttle: throttleFor(settings.requestsPerSecond),
      logHandler: (level, data) => {
        if (level === 'warning') console.error(`Contentful: ${String(data)}`);
      },
    },
    {
      type: 'plain',
      defaults: { spaceId: settings.spaceId, environmentId: settings.environmentId },
    },
  );

const orMissing = async <Answer>(request: Promise<Answer>, sentence: string): Promise<Answer> => {
  try {
    return await request;
  } catch (error) {
    if (statusOf(error) === 404) throw new PlainError(sentence);
    throw error;
  }
};

/**
 * Opens the environment that the settings name.
 *
 * @throws PlainError naming the variable when space or environment do not exist for the token
 */
export const openSpace = async (settings: Settings): Promise<OpenSpace> => {
  const first = connect(settings, FIRST_RETRIES);
  await orMissing(
    first.space.get({}),
    `There is no space “${settings.spaceId}” that the token in CONTENTFUL_MANAGEMENT_TOKEN may open: check CONTENTFUL_SPACE_ID.`,
  );
  await orMissing(
    first.environment.get({}),
    `The space has no environment “${settings.environmentId}”: check CONTENTFUL_ENVIRONMENT.`,
  );
  const client = connect(settings, RETRIES);
  const locales = await client.locale.getMany({ query: { limit: 100 } });
  const defaultLocale = locales.items.find((locale) => locale.default)?.code ?? 'en-US';
  return { settings, client, defaultLocale };
};

const PAGE = 100;

/** Every item of a list that Contentful hands out in pages. */
export const allOf = async <Item>(
  page: (query: { limit: number; skip: number; order: string }) => Promise<{
    readonly total: number;
    readonly items: readonly Item[];
  }>,
): Promise<readonly Item[]> => {
  const items: Item[] = [];
  for (;;) {
    const next = await page({ limit: PAGE, skip: items.length, order: 'sys.createdAt' });
    items.push(...next.items);
    if (items.length >= next.total || next.items.length === 0) return items;
  }
};

/** Value of an entry's field in a locale. */
export const valueIn = (fields: object, field: string, locale: string): unknown =>
  (fields as Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>)[field]?.[
    locale
  ];
