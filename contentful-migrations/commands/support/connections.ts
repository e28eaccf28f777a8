/**
 * The connections between a space and the site: a key to read the space, webhooks that start builds, and the
 * link behind “Open preview” in Contentful.
 */
import type { ApiKeyProps } from 'contentful-management';
import { contentTypeIds, model, type ContentTypeId } from '../../../src/content/model';
import { regionOf } from '../../../src/contentful/entryUrl';
import type { Outcome } from './outcome';
import type { OpenSpace } from './space';

/** A connection as the management API returns it. */
interface Stored {
  readonly sys: { readonly id: string; readonly version: number };
  readonly name: string;
}

/** What a space has to have once for each environment, found by its name. */
interface Connection<Made> {
  /** What the outcome calls it. */
  readonly label: string;
  /** What a person does where the token or the plan does not allow it. */
  readonly byHand: string;
  /** Which list of the management API it is in. */
  readonly list: 'api_keys' | 'webhook_definitions' | 'preview_environments';
  readonly wanted: { readonly name: string } & Readonly<Record<string, unknown>>;
  /** Whether an existing one of this name is for this environment. If absent: always true. */
  readonly serves?: (existing: Made) => boolean;
  /** The address that it leads to. An existing one that leads elsewhere is brought up to date. */
  readonly address?: string;
}

/** Makes a connection, or brings it up to date. @returns what was made */
const ensure = <Made extends Stored>(
  { client, settings }: OpenSpace,
  outcome: Outcome,
  { label, byHand, list, wanted, serves = () => true, address = '' }: Connection<Made>,
): Promise<Made | undefined> =>
  outcome.orByHand(byHand, async () => {
    const url = `/spaces/${settings.spaceId}/${list}`;
    const { items } = await client.raw.get<{ readonly items: readonly Made[] }>(url, {
      params: { limit: 100 },
    });
    const existing = items.find((one) => one.name === wanted.name && serves(one));
    if (!existing) {
      outcome.done.push(label);
      return client.raw.post<Made>(url, wanted);
    }
    if (JSON.stringify(existing).includes(address)) {
      outcome.existed.push(label);
      return undefined;
    }
    const { sys, ...body } = { ...existing, ...wanted };
    const headers = { 'X-Contentful-Version': sys.version };
    await client.raw.put(`${url}/${sys.id}`, body, { headers });
    outcome.done.push(`${label} updated`);
    return undefined;
  });

/** Name of a connection of an environment. */
const nameIn = ({ settings: { environmentId } }: OpenSpace, name: string): string =>
  environmentId === 'master' ? name : `${name} (${environmentId})`;

/** A delivery key with its preview key; the lines for .env are told when it is new. */
const ensureKey = async (space: OpenSpace, outcome: Outcome): Promise<void> => {
  const { spaceId, environmentId, managementHost } = space.settings;
  const name = nameIn(space, 'Website');
  const key = await ensure<ApiKeyProps>(space, outcome, {
    label: `Delivery and preview key “${name}”, with its tokens in Contentful under Settings, API keys`,
    byHand:
      'Make a key in Contentful under Settings, API keys, and put its space id and its “Content Delivery API – access token” into .env as CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN.',
    list: 'api_keys',
    wanted: {
      name,
      description: 'Reads the content of the website.',
      environments: [{ sys: { type: 'Link', linkType: 'Environment', id: environmentId } }],
    },
    serves: ({ environments }) => environments.some(({ sys }) => sys.id === environmentId),
  });
  if (!key) return;
  const region = regionOf(managementHost);
  outcome.env.push(
    `CONTENTFUL_SPACE_ID=${spaceId}`,
    `CONTENTFUL_ENVIRONMENT=${environmentId}`,
    `CONTENTFUL_ACCESS_TOKEN=${key.accessToken}`,
    ...(region === '' ? [] : [`CONTENTFUL_HOST=cdn.${region}contentful.com`]),
  );
  const byHand = `Copy the “Content Preview API – access token” of the key “${name}” in Contentful under Settings, API keys: the build of the preview reads drafts with it.`;
  await outcome.orByHand(byHand, async () => {
    const previewApiKeyId = key.preview_api_key.sys.id;
    const drafts = await space.client.previewApiKey.get({ previewApiKeyId });
    outcome.env.push(
      '# A preview build reads drafts with these two instead:',
      `# CONTENTFUL_ACCESS_TOKEN=${drafts.accessToken}`,
      `# CONTENTFUL_HOST=preview.${region}contentful.com`,
    );
  });
};

/** What changes the published site. Saving a draft, by hand or automatically, does not. */
const PUBLISHED = ['publish', 'unpublish', 'delete'];

/**
 * What changes the preview: also drafts. `auto_save` is left out: Contentful sends it about every 20
 * seconds while somebody types, and what is typed shows in the preview without a build.
 */
const DRAFTED = ['create', 'save', 'archive', 'unarchive', ...PUBLISHED];

interface Hook {
  readonly title: string;
  /** What somebody does with an entry or asset that calls it. */
  readonly actions: readonly string[];
  readonly variable: string;
  readonly url: string | undefined;
}

/** A webhook that calls the address in a variable, which is never printed. */
const ensureWebhook = async (
  space: OpenSpace,
  outcome: Outcome,
  { title, actions, variable, url }: Hook,
): Promise<void> => {
  if (url === undefined) {
    outcome.left.push(
      `${title}: make a build hook at the host of the site (Netlify: Build & deploy, Build hooks), put its address into ${variable} and run this command again.`,
    );
    return;
  }
  const name = nameIn(space, title);
  await ensure(space, outcome, {
    label: `Webhook “${name}”`,
    byHand: `Make a webhook in Contentful under Settings, Webhooks, named “${name}”, for ${actions.join(', ')} of entries and assets of this environment, that calls ${variable}.`,
    list: 'webhook_definitions',
    address: url,
    wanted: {
      name,
      active: true,
      headers: [],
      url,
      topics: ['Entry', 'Asset'].flatMap((type) => actions.map((action) => `${type}.${action}`)),
      filters: [{ equals: [{ doc: 'sys.environment.sys.id' }, space.settings.environmentId] }],
      transformation: {
        method: 'POST',
        contentType: 'application/json',
        includeContentLength: true,
        // No entry: a build reads everything, and the variable in which the host passes this on is too small.
        body: {},
      },
    },
  });
};

/** Where the preview shows entries of a type: pages, services and posts at their own address, others on the home page. */
const previewPath = (type: ContentTypeId): string => {
  if (!('slug' in model[type].fields)) return '/';
  return type === 'blogPost' ? '/blog/{entry.fields.slug}/' : '/{entry.fields.slug}/';
};

/** The content preview. Its API is not in Contentful's reference, but Contentful's web app and tools use it. */
const ensurePreview = async (space: OpenSpace, outcome: Outcome): Promise<void> => {
  const { previewUrl } = space.settings;
  if (previewUrl === undefined) {
    outcome.left.push(
      'Content preview: put the address of the preview site into PREVIEW_SITE_URL and run this command again, so that “Open preview” in Contentful leads to the right page.',
    );
    return;
  }
  const name = nameIn(space, 'Pages of the website');
  await ensure(space, outcome, {
    label: `Content preview “${name}”`,
    byHand: `In Contentful under Settings, Content preview, add “${name}” with this address for every content type: ${previewUrl}/.`,
    list: 'preview_environments',
    address: previewUrl,
    wanted: {
      name,
      description: 'Opens the page of an entry as visitors will see it.',
      configurations: contentTypeIds
        .filter((id) => id !== 'migrationRecord')
        .map((id) => ({
          entityType: 'ContentType',
          entityId: id,
          // Older name of `entityId`, which parts of Contentful still read.
          contentType: id,
          url: `${previewUrl}${previewPath(id)}`,
          enabled: true,
          example: false,
        })),
    },
  });
};

/** Connects a space with the site and its preview, as far as their addresses are known. */
export const connectSite = async (space: OpenSpace, outcome: Outcome): Promise<void> => {
  const { buildHookUrl, previewHookUrl } = space.settings;
  await ensureKey(space, outcome);
  await ensureWebhook(space, outcome, {
    title: 'Rebuild the website',
    actions: PUBLISHED,
    variable: 'NETLIFY_BUILD_HOOK_URL',
    url: buildHookUrl,
  });
  await ensureWebhook(space, outcome, {
    title: 'Rebuild the preview',
    actions: DRAFTED,
    variable: 'NETLIFY_PREVIEW_HOOK_URL',
    url: previewHookUrl,
  });
  await ensurePreview(space, outcome);
};
