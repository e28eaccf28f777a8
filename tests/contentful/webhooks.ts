import { MASTER, type Environment } from './environment';
import { isObject, listOf, textOf, type JsonObject } from './types';

const underway = new Set<Promise<unknown>>();

/** Whether a webhook is to be called; its only filter names an environment. */
const wants = ({ topics, filters }: JsonObject, topic: string, environmentId: string): boolean =>
  listOf(topics).includes(topic) &&
  JSON.stringify(filters) ===
    JSON.stringify([{ equals: [{ doc: 'sys.environment.sys.id' }, environmentId] }]);

/** Calls the webhooks of a space that subscribe to this event of an entry or an asset. */
export const callWebhooks = ({ space, id }: Environment, type: string, action: string): void => {
  const webhooks = space.environments.get(MASTER)?.records.WebhookDefinition.values() ?? [];
  for (const { body } of webhooks) {
    if (!wants(body, `${type}.${action}`, id)) continue;
    const { url, transformation } = body;
    const call = fetch(textOf(url), {
      method: 'POST',
      body: JSON.stringify(isObject(transformation) ? transformation.body : undefined),
      // A webhook whose address does not answer changes nothing in the space.
    })
      .catch(() => undefined)
      .finally(() => underway.delete(call));
    underway.add(call);
  }
};

/** Resolves when no call is under way. */
export const webhooksSettled = async (): Promise<void> => {
  while (underway.size > 0) await Promise.all(underway);
};
