/** The webhook that has the site rebuilt when content is published. */
import { isDeepStrictEqual } from 'node:util';
import type { CreateWebhooksProps, WebhookProps } from 'contentful-management';
import { statusOf } from './failures';
import { outcome, type Outcome } from './outcome';
import { allOf, type OpenSpace } from './space';

const MASTER = 'master';
const NAME = 'Rebuild the website';

/** What changes the published site. Saving a draft, by hand or by itself, does not. */
export const WEBHOOK_TOPICS = [
  'Entry.publish',
  'Entry.unpublish',
  'Entry.delete',
  'Asset.publish',
  'Asset.unpublish',
  'Asset.delete',
];

/**
 * What the host is told: enough for a build to wait until the content network has this very
 * change (`readChange` in src/content/preflight.ts reads it). Contentful fills in what is in braces.
 */
export const WEBHOOK_BODY = {
  sys: {
    id: '{ /payload/sys/id }',
    type: '{ /payload/sys/type }',
    environment: '{ /payload/sys/environment/sys/id }',
    contentType: '{ /payload/sys/contentType/sys/id }',
    revision: '{ /payload/sys/revision }',
    updatedAt: '{ /payload/sys/updatedAt }',
  },
};

const webhookName = (environmentId: string): string =>
  environmentId === MASTER ? NAME : `${NAME} (${environmentId})`;

const wanted = (environmentId: string, url: string): CreateWebhooksProps => ({
  name: webhookName(environmentId),
  url,
  topics: WEBHOOK_TOPICS,
  filters: [{ equals: [{ doc: 'sys.environment.sys.id' }, environmentId] }],
  headers: [],
  transformation: {
    method: 'POST',
    contentType: 'application/json',
    includeContentLength: true,
    body: WEBHOOK_BODY,
  },
  active: true,
});

const isAsWanted = (there: WebhookProps, wish: CreateWebhooksProps): boolean =>
  there.url === wish.url &&
  isDeepStrictEqual([...there.topics].sort(), [...wish.topics].sort()) &&
  isDeepStrictEqual(there.filters, wish.filters) &&
  isDeepStrictEqual(there.transformation?.body, wish.transformation?.body);

const MISSING_URL =
  'Rebuild on publish: make a build hook at the host of the site (Netlify: Build & deploy, Build hooks), put its address into NETLIFY_BUILD_HOOK_URL and run this command again.';

const byHand = (name: string): string =>
  `Make a webhook in Contentful under Settings, Webhooks, named “${name}”, for publish, unpublish and delete of entries and assets of this environment, that calls NETLIFY_BUILD_HOOK_URL.`;

/** Makes the webhook, or brings one that is there up to date; its address is never printed. */
export const ensureWebhook = async ({ client, settings }: OpenSpace): Promise<Outcome> => {
  if (settings.buildHookUrl === undefined) return outcome({ left: [MISSING_URL] });
  const wish = wanted(settings.environmentId, settings.buildHookUrl);
  try {
    const hooks = await allOf((query) => client.webhook.getMany({ query }));
    const there = hooks.find(({ name }) => name === wish.name);
    if (!there) {
      await client.webhook.create({}, wish);
      return outcome({ done: [`Webhook “${wish.name}”`] });
    }
    if (isAsWanted(there, wish)) return outcome({ existed: [`Webhook “${wish.name}”`] });
    const changed: WebhookProps = {
      ...there,
      ...wish,
      headers: there.headers,
      active: there.active,
    };
    await client.webhook.update({ webhookDefinitionId: there.sys.id }, changed);
    return outcome({ done: [`Webhook “${wish.name}” brought up to date`] });
  } catch (error) {
    if (![403, 404].includes(statusOf(error) ?? 0)) throw error;
    return outcome({ left: [byHand(wish.name)] });
  }
};
