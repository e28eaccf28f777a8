/** The keys that the site reads the space with. */
import { fetchAll, type ApiKeyProps } from 'contentful-management';
import { regionOf } from '../../../src/contentful/entryUrl';
import type { Outcome } from './outcome';
import { nameIn } from './settings';
import type { OpenSpace } from './space';

const BY_HAND =
  'Make a key in Contentful under Settings, API keys, and put its space id and its “Content Delivery API – access token” into .env as CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN.';

const envLines = async ({ client, settings }: OpenSpace, key: ApiKeyProps) => {
  const preview = await client.previewApiKey.get({ previewApiKeyId: key.preview_api_key.sys.id });
  const region = regionOf(settings.managementHost);
  return [
    `CONTENTFUL_SPACE_ID=${settings.spaceId}`,
    `CONTENTFUL_ENVIRONMENT=${settings.environmentId}`,
    `CONTENTFUL_ACCESS_TOKEN=${key.accessToken}`,
    ...(region === '' ? [] : [`CONTENTFUL_HOST=cdn.${region}contentful.com`]),
    '# A preview build reads drafts with these two instead:',
    `# CONTENTFUL_ACCESS_TOKEN=${preview.accessToken}`,
    `# CONTENTFUL_HOST=preview.${region}contentful.com`,
  ];
};

/** Makes a delivery key with its preview key, unless the environment has the site's already. */
export const ensureApiKey = (space: OpenSpace, outcome: Outcome): Promise<void> =>
  outcome.orByHand(BY_HAND, async () => {
    const { client, settings } = space;
    const { environmentId } = settings;
    const name = nameIn(settings, 'Website');
    const keys = await fetchAll((params) => client.apiKey.getMany(params), {});
    const exists = keys.some(
      (key) => key.name === name && key.environments.some(({ sys }) => sys.id === environmentId),
    );
    if (exists) {
      outcome.existed.push(
        `Delivery and preview key “${name}”; its tokens are in Contentful under Settings, API keys`,
      );
      return;
    }
    const key = await client.apiKey.create(
      {},
      {
        name,
        description: 'Reads the content of the website.',
        environments: [{ sys: { type: 'Link', linkType: 'Environment', id: environmentId } }],
      },
    );
    outcome.done.push(`Delivery and preview key “${name}”`);
    outcome.env.push(...(await envLines(space, key)));
  });
