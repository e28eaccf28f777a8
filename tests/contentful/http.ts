import { badRequest } from './errors';
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

export type Handler = (request: ApiRequest) => ApiResponse | Promise<ApiResponse>;

/** The request's body as a JSON object; an empty body counts as an empty object. */
export function jsonBody(request: ApiRequest): JsonObject {
  if (!request.body.length) return {};
  try {
    const parsed: unknown = JSON.parse(request.body.toString('utf8'));
    if (isObject(parsed)) return parsed;
    if (parsed === null) return {};
  } catch {
    throw badRequest('The body you sent is not valid JSON.');
  }
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

/** The bearer token, from the header or the `access_token` parameter. */
export function tokenOf(request: ApiRequest): string | undefined {
  const header = /^Bearer (.+)$/i.exec(headerOf(request, 'Authorization') ?? '');
  return header?.[1] ?? request.query.get('access_token') ?? undefined;
}

export const ok = (body: Json, status = 200): ApiResponse => ({ status, body });
export const noContent = (): ApiResponse => ({ status: 204 });
