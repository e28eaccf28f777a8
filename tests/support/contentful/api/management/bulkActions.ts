import { ApiError, badRequest, notFound } from '../../errors';
import { jsonBody, ok, type ApiResponse } from '../../http';
import { requireContent } from '../../operations/content';
import { checkPublishable, publishContent, unpublishContent } from '../../operations/life';
import { Router } from '../../router';
import { newId, type Scope } from '../../state';
import { isObject, linkTo, textOf, type ContentKind, type JsonObject } from '../../types';
import type { EnvironmentContext, EnvironmentRoutes } from './context';

interface Target {
  kind: ContentKind;
  id: string;
  version: number | undefined;
}

const targetsOf = (input: JsonObject): Target[] => {
  const entities = isObject(input.entities) ? input.entities.items : undefined;
  if (!Array.isArray(entities)) throw badRequest('A bulk action needs a list of entities');
  return entities.filter(isObject).map(({ sys }) => {
    const link = isObject(sys) ? sys : {};
    if (link.linkType !== 'Entry' && link.linkType !== 'Asset') {
      throw badRequest('A bulk action works on entries and assets only');
    }
    const version = typeof link.version === 'number' ? link.version : undefined;
    return { kind: link.linkType, id: textOf(link.id), version };
  });
};

const ACTIONS: Record<string, (scope: Scope, target: Target) => void> = {
  publish: (scope, { kind, id, version }) => {
    publishContent(scope, kind, id, version);
  },
  unpublish: (scope, { kind, id }) => {
    unpublishContent(scope, kind, id, undefined);
  },
  validate: (scope, { kind, id }) => checkPublishable(scope, requireContent(scope, kind, id)),
};

const run = (
  { scope, request, state }: EnvironmentContext,
  action: string,
  actions: Map<string, JsonObject>,
): ApiResponse => {
  const perform = ACTIONS[action];
  if (!perform) throw notFound({ type: 'BulkAction', id: action });
  const payload = jsonBody(request);
  const errors: JsonObject[] = [];
  for (const target of targetsOf(payload)) {
    try {
      perform(scope, target);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      errors.push({ error: error.body(newId()), entity: linkTo(target.kind, target.id) });
    }
  }
  const id = newId();
  const shown: JsonObject = {
    action,
    payload,
    sys: {
      type: 'BulkAction',
      id,
      status: errors.length ? 'failed' : 'succeeded',
      createdAt: state.now(),
      updatedAt: state.now(),
      space: linkTo('Space', state.spaceId),
      environment: linkTo('Environment', scope.environmentId),
    },
    ...(errors.length
      ? { error: { sys: { type: 'Error', id: 'BulkActionFailed' }, details: { errors } } }
      : {}),
  };
  actions.set(id, shown);
  return ok(shown, 201);
};

/** Publishing, unpublishing and validating many entries at once; done when it is answered. */
export function bulkActionRoutes(): EnvironmentRoutes {
  const actions = new Map<string, JsonObject>();
  return new Router<EnvironmentContext>()
    .on('POST', 'bulk_actions/:action', (context, { action }) => run(context, action, actions))
    .on('GET', 'bulk_actions/actions/:id', (_context, { id }) => {
      const found = actions.get(id);
      if (!found) throw notFound({ type: 'BulkAction', id });
      return ok(found);
    });
}
