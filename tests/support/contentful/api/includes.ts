import { linksIn } from '../links';
import { deliveryContent, type View } from '../present';
import type { Scope } from '../state';
import { textOf, type ContentKind, type JsonObject, type Link } from '../types';

export interface Includes {
  includes?: JsonObject;
  errors?: JsonObject[];
}

const keyOf = (kind: string, id: string): string => `${kind}:${id}`;

const sysOf = (item: JsonObject): { type: string; id: string } => {
  const sys = item.sys as JsonObject;
  return { type: textOf(sys.type), id: textOf(sys.id) };
};

const unresolved = (link: Link): JsonObject => ({
  sys: { id: 'notResolvable', type: 'error' },
  details: { type: 'Link', linkType: link.sys.linkType, id: link.sys.id },
});

/**
 * What a list of entries links to, `depth` levels deep, each resource once and none that is in the
 * list itself; and an error for each link whose target this reader cannot see.
 */
export function resolveIncludes(
  scope: Scope,
  view: View,
  items: JsonObject[],
  depth: number,
  locale: string,
): Includes {
  if (depth === 0) return {};
  const seen = new Set(items.map((item) => keyOf(sysOf(item).type, sysOf(item).id)));
  const included: Record<ContentKind, JsonObject[]> = { Entry: [], Asset: [] };
  const errors: JsonObject[] = [];
  let level = items;
  for (let step = 0; step < depth && level.length; step += 1) {
    const next: JsonObject[] = [];
    for (const link of level.flatMap((item) => linksIn(item.fields))) {
      const { linkType, id } = link.sys;
      if ((linkType !== 'Entry' && linkType !== 'Asset') || seen.has(keyOf(linkType, id))) continue;
      seen.add(keyOf(linkType, id));
      const record = scope.store.content(linkType, id);
      const shown = record && deliveryContent(scope, view, record, locale);
      if (shown) {
        included[linkType].push(shown);
        next.push(shown);
      } else errors.push(unresolved(link));
    }
    level = next;
  }
  const includes = Object.fromEntries(
    Object.entries(included).filter(([, found]) => found.length > 0),
  );
  return {
    ...(Object.keys(includes).length ? { includes } : {}),
    ...(errors.length ? { errors } : {}),
  };
}
