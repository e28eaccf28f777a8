import type { SpaceEvent, SpaceState } from './state';
import { isObject, textOf, type Json, type JsonObject, type Simple } from './types';

/** Whether a filter is of the only kind that this server applies: an environment's id. */
export const isEnvironmentFilter = (filter: Json): boolean =>
  isObject(filter) &&
  Array.isArray(filter.equals) &&
  isObject(filter.equals[0]) &&
  filter.equals[0].doc === 'sys.environment.sys.id';

/** Whether a webhook is to be called for an event. Without filters it hears of master only. */
const wantsEvent = ({ body }: Simple, { type, action, environmentId }: SpaceEvent): boolean => {
  const topics = Array.isArray(body.topics) ? body.topics : [];
  const hears = [`${type}.${action}`, `${type}.*`, '*.*'].some((topic) => topics.includes(topic));
  const filters = Array.isArray(body.filters) ? body.filters : [{ equals: [null, 'master'] }];
  return (
    body.active !== false &&
    hears &&
    filters.every(
      (filter) =>
        isObject(filter) && Array.isArray(filter.equals) && filter.equals[1] === environmentId,
    )
  );
};

const pointed = (payload: JsonObject, pointer: string): Json | undefined =>
  pointer
    .split('/')
    .slice(2)
    .reduce<Json | undefined>((value, key) => (isObject(value) ? value[key] : undefined), payload);

/** A body's template with every `{ /payload/… }` replaced by that part of the payload. */
const filled = (template: Json | undefined, payload: JsonObject): Json => {
  if (typeof template === 'string') {
    const [, pointer] = /^\{\s*(\/payload[^}\s]*)\s*\}$/.exec(template) ?? [];
    return pointer === undefined ? template : (pointed(payload, pointer) ?? null);
  }
  if (Array.isArray(template)) return template.map((item) => filled(item, payload));
  if (!isObject(template)) return template ?? null;
  return Object.fromEntries(
    Object.entries(template).map(([key, value]) => [key, filled(value, payload)]),
  );
};

/** Calls the webhooks of a space when something happens in it. */
export class WebhookCaller {
  private readonly underway = new Set<Promise<void>>();

  constructor(state: SpaceState) {
    state.onEvent((event) => {
      for (const webhook of state.webhooks.values()) {
        if (!wantsEvent(webhook, event)) continue;
        const call = this.call(webhook, event).finally(() => this.underway.delete(call));
        this.underway.add(call);
      }
    });
  }

  /** Resolves when no call is under way. */
  async settled(): Promise<void> {
    while (this.underway.size) await Promise.all(this.underway);
  }

  private async call({ body }: Simple, event: SpaceEvent): Promise<void> {
    const shape = isObject(body.transformation) ? body.transformation : {};
    const headers: Record<string, string> = {
      'Content-Type': textOf(shape.contentType ?? 'application/vnd.contentful.management.v1+json'),
      'X-Contentful-Topic': `ContentManagement.${event.type}.${event.action}`,
      'X-Contentful-Webhook-Name': encodeURIComponent(textOf(body.name)),
    };
    for (const header of Array.isArray(body.headers) ? body.headers : []) {
      if (isObject(header)) headers[textOf(header.key)] = textOf(header.value);
    }
    const sent = shape.body === undefined ? event.payload : filled(shape.body, event.payload);
    const method = textOf(shape.method ?? 'POST');
    try {
      const response = await fetch(textOf(body.url), {
        method,
        headers,
        ...(method !== 'GET' && { body: JSON.stringify(sent) }),
      });
      await response.arrayBuffer();
    } catch {
      // A webhook whose address does not answer changes nothing in the space.
    }
  }
}
