/** The webhooks that have the site rebuilt when content is published, and the preview on every draft. */
import { isDeepStrictEqual } from 'node:util';
import type { CreateWebhooksProps, WebhookProps } from 'contentful-management';
import { joined, orByHand, outcome, type Outcome } from './outcome';
import { nameIn, type Settings } from './settings';
import { allOf, type OpenSpace } from './space';

/** What changes the published site. Saving a draft, by hand or by itself, does not. */
const PUBLISHED = [
  'Entry.publish',
  'Entry.unpublish',
  'Entry.delete',
  'Asset.publish',
  'Asset.unpublish',
  'Asset.delete',
];

/** What changes the preview: drafts as well, which Contentful saves while somebody types. */
const DRAFTED = [
  ...PUBLISHED,
  ...['save', 'auto_save', 'archive', 'unarchive'].flatMap((action) => [
    `Entry.${action}`,
    `Asset.${action}`,
  ]),
];

interface Kind {
  readonly name: string;
  readonly topics: readonly string[];
  readonly when: string;
  readonly variable: string;
  readonly url: string | undefined;
}

/** The two webhooks: one for the site, one for its preview. */
const kinds = ({ buildHookUrl, previewHookUrl }: Settings): readonly Kind[] => [
  {
    name: 'Rebuild the website',
    topics: PUBLISHED,
    when: 'publish, unpublish and delete',
    variable: 'NETLIFY_BUILD_HOOK_URL',
    url: buildHookUrl,
  },
  {
    name: 'Rebuild the preview',
    topics: DRAFTED,
    when: 'every event',
    variable: 'NETLIFY_PREVIEW_HOOK_URL',
    url: previewHookUrl,
  },
];

/**
 * What the host is told: enough for a build to wait until the content network has this very
 * change (`readChange` in src/content/preflight.ts reads it). Contentful fills in what is in braces.
 */
const WEBHOOK_BODY = {
  sys: {
    id: '{ /payload/sys/id }',
    type: '{ /payload/sys/type }',
    environment: '{ /payload/sys/environment/sys/id }',
    contentType: '{ /payload/sys/contentType/sys/id }',
    revision: '{ /payload/sys/revision }',
    updatedAt: '{ /payload/sys/updatedAt }',
  },
};

const wanted = ({ name, topics }: Kind, settings: Settings, url: string): CreateWebhooksProps => ({
  name: nameIn(settings, name),
  url,
  topics: [...topics],
  filters: [{ equals: [{ doc: 'sys.environment.sys.id' }, settings.environmentId] }],
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

const missing = ({ name, variable }: Kind): string =>
  `${name}: make a build hook at the host of the site (Netlify: Build & deploy, Build hooks), put its address into ${variable} and run this command again.`;

const byHand = (name: string, { when, variable }: Kind): string =>
  `Make a webhook in Contentful under Settings, Webhooks, named “${name}”, for ${when} of entries and assets of this environment, that calls ${variable}.`;

const ensure = async ({ client, settings }: OpenSpace, kind: Kind): Promise<Outcome> => {
  if (kind.url === undefined) return outcome({ left: [missing(kind)] });
  const wish = wanted(kind, settings, kind.url);
  return orByHand(byHand(wish.name, kind), async () => {
    const hooks = await allOf((query) => client.webhook.getMany({ query }));
    const there = hooks.find(({ name }) => name === wish.name);
    if (!there) {
      await client.webhook.create({}, wish);
      return outcome({ done: [`Webhook “${wish.name}”`] });
    }
    if (isAsWanted(there, wish)) return outcome({ existed: [`Webhook “${wish.name}”`] });
    const { headers, active } = there;
    const changed: WebhookProps = { ...there, ...wish, headers, active };
    await client.webhook.update({ webhookDefinitionId: there.sys.id }, changed);
    return outcome({ done: [`Webhook “${wish.name}” brought up to date`] });
  });
};

/** Makes the webhooks, or brings those that are there up to date; their addresses are never printed. */
export const ensureWebhooks = async (space: OpenSpace): Promise<Outcome> => {
  const outcomes: Outcome[] = [];
  for (const kind of kinds(space.settings)) outcomes.push(await ensure(space, kind));
  return joined(outcomes);
};
