import type { SpaceEvent, SpaceState } from './store';
import { isObject, textOf, type Simple } from './types';

/** Whether a webhook is to be called for an event; its only filter names an environment. */
const wantsEvent = ({ body }: Simple, { type, action, environmentId }: SpaceEvent): boolean => {
  const { topics, filters } = body;
  return (
    Array.isArray(topics) &&
    topics.includes(`${type}.${action}`) &&
    JSON.stringify(filters) ===
      JSON.stringify([{ equals: [{ doc: 'sys.environment.sys.id' }, environmentId] }])
  );
};

/** Calls the webhooks of a space when something happens in it. */
export class WebhookCaller {
  private readonly underway = new Set<Promise<void>>();

  constructor(state: SpaceState) {
    state.onEvent = (event) => {
      for (const webhook of state.webhooks.values()) {
        if (!wantsEvent(webhook, event)) continue;
        const call = this.call(webhook).finally(() => this.underway.delete(call));
        this.underway.add(call);
      }
    };
  }

  /** Resolves when no call is under way. */
  async settled(): Promise<void> {
    while (this.underway.size) await Promise.all(this.underway);
  }

  private async call({ body: { url, transformation } }: Simple): Promise<void> {
    const body = JSON.stringify(isObject(transformation) ? transformation.body : undefined);
    // A webhook whose address does not answer changes nothing in the space.
    await fetch(textOf(url), { method: 'POST', body }).catch(() => undefined);
  }
}
