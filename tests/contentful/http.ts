/** Requests and answers as the APIs see them, and the way from one to the other. */
import { badRequest, notFound } from './errors';
import { isObject, type Json, type JsonObject } from './types';

export type ApiName = 'delivery' | 'preview' | 'management' | 'upload' | 'images';

/** A request, read to its end. `path` is decoded and without the query. */
export interface ApiRequest {
  api: ApiName;
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

export interface ApiResponse {
  status: number;
  /** JSON, bytes, or nothing for an empty body. */
  body?: Json | Buffer;
  headers?: Record<string, string>;
}

type Answer = ApiResponse | Promise<ApiResponse>;
export type Handler = (request: ApiRequest) => Answer;

/** The request's body as a JSON object; an empty body counts as an empty object. */
export function jsonBody(request: ApiRequest): JsonObject {
  const parsed: unknown = JSON.parse(request.body.toString('utf8') || '{}');
  if (isObject(parsed)) return parsed;
  if (parsed === null) return {};
  throw badRequest('The body you sent must be a JSON object.');
}

export function headerOf(request: ApiRequest, name: string): string | undefined {
  const value = request.headers[name.toLowerCase()];
  return Array.isArray(value) ? value[0] : value;
}

/** The `X-Contentful-Version` header as a number. */
export function versionOf(request: ApiRequest): number | undefined {
  const value = headerOf(request, 'X-Contentful-Version');
  return value === undefined || value === '' ? undefined : Number(value);
}

/** The bearer token. */
export function tokenOf(request: ApiRequest): string | undefined {
  return /^Bearer (.+)$/i.exec(headerOf(request, 'Authorization') ?? '')?.[1];
}

export const ok = (body: Json, status = 200): ApiResponse => ({ status, body });
export const noContent = (): ApiResponse => ({ status: 204 });

/** The names after colons in a pattern such as `entries/:id/published`. */
type NamesIn<Pattern extends string> = Pattern extends `${infer Head}/${infer Rest}`
  ? NamesIn<Head> | NamesIn<Rest>
  : Pattern extends `:${infer Name}`
    ? Name
    : never;

type RouteHandler<Context, Name extends string> = (
  context: Context,
  params: Record<Name, string>,
) => Answer;

interface Route<Context> {
  method: string;
  pattern: RegExp;
  handle: RouteHandler<Context, string>;
}

/** Matches a method and a path to what answers it. */
export class Router<Context> {
  private readonly routes: Route<Context>[] = [];

  on<Pattern extends string>(
    method: string,
    pattern: Pattern,
    handle: RouteHandler<Context, NamesIn<Pattern>>,
  ): this {
    const source = pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)');
    this.routes.push({ method, pattern: new RegExp(`^${source}$`), handle });
    return this;
  }

  /** The answer of the first route that fits; throws a 404 when none does. */
  answer(method: string, path: string, context: Context): Answer {
    for (const route of this.routes) {
      const match = route.method === method ? route.pattern.exec(path) : null;
      if (match) return route.handle(context, { ...match.groups });
    }
    throw notFound();
  }
}
