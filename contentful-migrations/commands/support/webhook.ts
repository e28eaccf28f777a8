/** The webhooks that rebuild the site when content is published, and the preview on drafts. */
import { isDeepStrictEqual } from 'node:util';
import { fetchAll, type CreateWebhooksProps, type WebhookProps } from 'contentful-management';
import type { Outcome } from './outcome';
import { nameIn, type Settings } from './settings';
import type { OpenSpace } from './space';

/** What changes the published site. Saving a draft, by hand or automatically, does not. */
const PUBLISHED = ['publish', 'unpublish', 'delete'];

/**
 * What changes the preview: also drafts. `auto_save` is left out: Contentful sends it about every 20
 * seconds while somebody types, and what is typed shows in the preview without a build.
 */
const DRAFTED = ['create', 'save', 'archive', 'unarchive', ...PUBLISHED];

interface Kind {
  readonly name: string;
  /** What somebody does with an entry or asset that calls it. */
  readonly actions: readonly string[];
  readonly variable: string;
  readonly url: string | undefined;
}

/** The two webhooks: one for the site, one for its preview. */
const kinds = ({ buildHookUrl, previewHookUrl }: Settings): readonly Kind[] => [
  {
    name: 'Rebuild the website',
    actions: PUBLISHED,
    variable: 'NETLIFY_BUILD_HOOK_URL',
    url: buildHookUrl,
  },
  {
    name: 'Rebuild the preview',
    actions: DRAFTED,
    variable: 'NETLIFY_PREVIEW_HOOK_URL',
    url: previewHookUrl,
  },
];

/** A build reads all that is published. The host hands the body on in a variable, too small for an entry. */
const WEBHOOK_BODY = {};

const webhook = (
  { name, actions }: Kind,
  settings: Settings,
  url: string,
): CreateWebhooksProps => ({
  name: nameIn(settings, name),
  url,
  topics: ['Entry', 'Asset'].flatMap((type) => actions.map((action) => `${type}.${action}`)),
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

const isAsWanted = (existing: WebhookProps, wanted: CreateWebhooksProps): boolean =>
  existing.url === wanted.url &&
  isDeepStrictEqual([...existing.topics].sort(), [...wanted.topics].sort()) &&
  isDeepStrictEqual(existing.filters, wanted.filters) &&
  isDeepStrictEqual(existing.transformation?.body, wanted.transformation?.body);

const missing = ({ name, variable }: Kind): string =>
  `${name}: make a build hook at the host of the site (Netlify: Build & deploy, Build hooks), put its address into ${variable} and run this command again.`;

const byHand = (name: string, { actions, variable }: Kind): string =>
  `Make a webhook in Contentful under Settings, Webhooks, named “${name}”, for ${actions.join(', ')} of entries and assets of this environment, that calls ${variable}.`;

const ensure = async (
  { client, settings }: OpenSpace,
  kind: Kind,
  outcome: Outcome,
): Promise<void> => {
  if (kind.url === undefined) {
    outcome.left.push(missing(kind));
    return;
  }
  const wanted = webhook(kind, settings, kind.url);
  const label = `Webhook “${wanted.name}”`;
  await outcome.orByHand(byHand(wanted.name, kind), async () => {
    const hooks = await fetchAll((params) => client.webhook.getMany(params), {});
    const existing = hooks.find(({ name }) => name === wanted.name);
    if (!existing) {
      await client.webhook.create({}, wanted);
      outcome.done.push(label);
    } else if (isAsWanted(existing, wanted)) {
      outcome.existed.push(label);
    } else {
      const { headers, active } = existing;
      const changed: WebhookProps = { ...existing, ...wanted, headers, active };
      await client.webhook.update({ webhookDefinitionId: existing.sys.id }, changed);
      outcome.done.push(`${label} updated`);
    }
  });
};

/** Makes the webhooks or updates them; their addresses are never printed. */
export const ensureWebhooks = async (space: OpenSpace, outcome: Outcome): Promise<void> => {
  for (const kind of kinds(space.settings)) await ensure(space, kind, outcome);
};
