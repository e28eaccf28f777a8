/** Access to one environment of a space through the management API. */
import { createClient, type AssetProps, type PlainClientAPI } from 'contentful-management';
import { defaultLocale } from '../../../src/contentful/space';
import type { Settings } from './settings';

/** An environment that can be reached, with what most steps need. */
export interface OpenSpace {
  readonly settings: Settings;
  readonly client: PlainClientAPI;
  readonly defaultLocale: string;
}

/** Two retries are enough to tell a wrong host from a short outage within seconds. */
const FIRST_RETRIES = 2;
/** The highest rate contentful-management throttles to; above it there is no throttle. */
const MAX_THROTTLE = 30;

const throttleFor = (limit: number | undefined): 'auto' | number | undefined => {
  if (limit === undefined) return 'auto';
  return limit <= MAX_THROTTLE ? limit : undefined;
};

const connect = (settings: Settings, retryLimit?: number): PlainClientAPI =>
  createClient(
    {
      accessToken: settings.managementToken,
      host: settings.managementHost,
      hostUpload: settings.uploadHost,
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

/** Opens the environment that the settings name. */
export const openSpace = async (settings: Settings): Promise<OpenSpace> => {
  const { locale } = connect(settings, FIRST_RETRIES);
  const locales = await locale.getMany({ query: { limit: 100 } });
  return {
    settings,
    client: connect(settings),
    defaultLocale: defaultLocale(locales),
  };
};

/** Fields as Contentful stores them, each with its value by locale. */
type LocalizedFields = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

/** Value of an entry's field. */
export const valueIn = ({ defaultLocale }: OpenSpace, fields: object, field: string): unknown =>
  (fields as LocalizedFields)[field]?.[defaultLocale];

/** Values of fields by locale. */
export const localized = (
  { defaultLocale }: OpenSpace,
  values: Readonly<Record<string, unknown>>,
) =>
  Object.fromEntries(
    Object.entries(values).map(([id, value]) => [id, { [defaultLocale]: value }] as const),
  );

/** True when the file of an asset was processed. */
export const hasFile = ({ defaultLocale }: OpenSpace, { fields }: AssetProps): boolean =>
  fields.file?.[defaultLocale]?.url !== undefined;
