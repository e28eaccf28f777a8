import { notFound } from './errors';
import type { ApiRequest, ApiResponse } from './http';

type NameOf<Part extends string> = Part extends `:${infer Name}` ? Name : never;

/** The names after colons in a pattern such as `entries/:id/published`. */
type NamesIn<Pattern extends string> = Pattern extends `${infer Head}/${infer Rest}`
  ? NameOf<Head> | NamesIn<Rest>
  : NameOf<Pattern>;

type Answer = ApiResponse | Promise<ApiResponse>;

export type RouteHandler<Context, Name extends string> = (
  context: Context,
  params: Record<Name, string>,
  request: ApiRequest,
) => Answer;

interface Route<Context> {
  method: string;
  parts: string[];
  handle: RouteHandler<Context, string>;
}

const matched = (parts: string[], segments: string[]): Record<string, string> | undefined => {
  if (parts.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(segment);
    else if (part !== segment) return undefined;
  }
  return params;
};

/** Matches a method and a path to what answers it. */
export class Router<Context> {
  private readonly routes: Route<Context>[] = [];

  on<Pattern extends string>(
    method: string,
    pattern: Pattern,
    handle: RouteHandler<Context, NamesIn<Pattern>>,
  ): this {
    this.routes.push({ method, parts: pattern.split('/').filter(Boolean), handle });
    return this;
  }

  /** Adds the routes of another router behind its own. */
  include(other: Router<Context>): this {
    this.routes.push(...other.routes);
    return this;
  }

  /** The answer of the first route that fits; throws a 404 when none does. */
  answer(context: Context, path: string, request: ApiRequest): Answer {
    const segments = path.split('/').filter(Boolean);
    for (const route of this.routes) {
      if (route.method !== request.method) continue;
      const params = matched(route.parts, segments);
      if (params) return route.handle(context, params, request);
    }
    throw notFound();
  }
}
