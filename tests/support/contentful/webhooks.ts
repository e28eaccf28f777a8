import { newId, type SpaceEvent, type SpaceState } from './state';
import { isObject, textOf, type Json, type JsonObject, type Simple } from './types';

/** Filters: https://www.contentful.com/developers/docs/webhooks/webhook-filters/ */
const DOCS: Record<string, (event: SpaceEvent) => string> = {
  'sys.id': ({ payload }) => linkId(payload, 'id'),
  'sys.environment.sys.id': ({ environmentId }) => environmentId,
  'sys.contentType.sys.id': ({ payload }) => linkId(payload, 'contentType'),
  'sys.createdBy.sys.id': ({ payload }) => linkId(payload, 'createdBy'),
  'sys.updatedBy.sys.id': ({ payload }) => linkId(payload, 'updatedBy'),
};

const linkId = (payload: JsonObject, name: string): string => {
  const value = isObject(payload.sys) ? payload.sys[name] : undefined;
  if (isObject(value) && isObject(value.sys)) return textOf(value.sys.id);
  return textOf(value ?? '');
};

const passes = (filter: Json, event: SpaceEvent): boolean => {
  if (!isObject(filter)) return false;
  if (filter.not !== undefined) return !passes(filter.not, event);
  const [operator = ''] = Object.keys(filter);
  const operands = filter[operator];
  if (!Array.isArray(operands) || !isObject(operands[0])) return false;
  const read = DOCS[textOf(operands[0].doc)];
  if (!read) return false;
  const actual = read(event);
  const wanted = operands[1];
  if (operator === 'equals') return actual === wanted;
  if (operator === 'in') return Array.isArray(wanted) && wanted.includes(actual);
  return (
    operator === 'regexp' && isObject(wanted) && new RegExp(textOf(wanted.pattern)).test(actual)
  );
};

const matchesTopic = (topics: Json | undefined, event: SpaceEvent): boolean =>
  (Array.isArray(topics) ? topics : []).some((topic) => {
    const [type, action] = textOf(topic).split('.');
    return (type === '*' || type === event.type) && (action === '*' || action === event.action);
  });

const isDefaultEnvironment = (event: SpaceEvent): boolean => event.environmentId === 'master';

/** Whether a webhook is to be called for an event. Without filters it hears of master only. */
export function wantsEvent(webhook: Simple, event: SpaceEvent): boolean {
  const { active, topics, filters } = webhook.body;
  if (active === false || !matchesTopic(topics, event)) return false;
  if (filters === null || filters === undefined) return isDefaultEnvironment(event);
  return Array.isArray(filters) && filters.every((filter) => passes(filter, event));
}

const pointed = (payload: JsonObject, pointer: string): Json | undefined =>
  pointer
    .split('/')
    .slice(2)
    .reduce<Json | undefined>((value, key) => (isObject(value) ? value[key] : undefined), payload);

const filled = (template: Json | undefined, payload: JsonObject): Json => {
  if (typeof template === 'string') {
    const whole = /^\{\s*(\/payload[^}\s]*)\s*\}$/.exec(template);
    if (whole) return pointed(payload, whole[1] ?? '') ?? null;
    return template.replace(/\{\s*(\/payload[^}\s]*)\s*\}/g, (_match, pointer: string) =>
      textOf(pointed(payload, pointer) ?? ''),
    );
  }
  if (Array.isArray(template)) return template.map((item) => filled(item, payload));
  if (!isObject(template)) return template ?? null;
  return Object.fromEntries(
    Object.entries(template).map(([key, value]) => [key, filled(value, payload)]),
  );
};

const headersOf = (webhook: Simple, event: SpaceEvent): Record<string, string> => {
  const { body } = webhook;
  const headers: Record<string, string> = {
    'Content-Type': 'application/vnd.contentful.management.v1+json',
    'X-Contentful-Topic': `ContentManagement.${event.type}.${event.action}`,
    'X-Contentful-Webhook-Name': encodeURIComponent(textOf(body.name)),
  };
  for (const header of Array.isArray(body.headers) ? body.headers : []) {
    if (isObject(header)) headers[textOf(header.key)] = textOf(header.value);
  }
  if (body.httpBasicUsername) {
    const pair = `${textOf(body.httpBasicUsername)}:${textOf(body.httpBasicPassword ?? '')}`;
    headers.Authorization = `Basic ${Buffer.from(pair).toString('base64')}`;
  }
  return headers;
};

/** Calls the webhooks of a space when something happens in it, and keeps what came back. */
export class WebhookCaller {
  private readonly underway = new Set<Promise<void>>();

  constructor(private readonly state: SpaceState) {
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

  private async call(webhook: Simple, event: SpaceEvent): Promise<void> {
    const { body } = webhook;
    const shape = isObject(body.transformation) ? body.transformation : {};
    const method = typeof shape.method === 'string' ? shape.method : 'POST';
    const headers = headersOf(webhook, event);
    if (typeof shape.contentType === 'string') headers['Content-Type'] = shape.contentType;
    const sent = shape.body === undefined ? event.payload : filled(shape.body, event.payload);
    const text = typeof sent === 'string' ? sent : JSON.stringify(sent);
    const requestAt = this.state.now();
    let statusCode = 0;
    let problem: string | null = null;
    try {
      const init = method === 'GET' ? { method, headers } : { method, headers, body: text };
      const response = await fetch(textOf(body.url), init);
      await response.arrayBuffer();
      statusCode = response.status;
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
    }
    const calls = this.state.webhookCalls.get(webhook.id) ?? [];
    calls.unshift({
      sys: { type: 'WebhookCallOverview', id: newId() },
      request: { url: body.url, method, headers, body: text },
      response: { statusCode },
      statusCode,
      errors: problem === null ? [] : [problem],
      eventType: event.action,
      url: body.url,
      requestAt,
      responseAt: this.state.now(),
    });
    this.state.webhookCalls.set(webhook.id, calls);
  }
}
