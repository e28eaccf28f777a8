import type { FieldError, JsonObject } from './types';

/** Statuses, ids and messages: https://www.contentful.com/developers/docs/references/errors/ */
const BY_STATUS: Record<number, [id: string, message: string]> = {
  400: ['BadRequest', 'The request was malformed or is missing a required parameter.'],
  401: ['AccessTokenInvalid', 'The access token you sent could not be found or is invalid.'],
  403: ['AccessDenied', 'Forbidden'],
  404: ['NotFound', 'The resource could not be found.'],
  409: ['VersionMismatch', ''],
  429: [
    'RateLimitExceeded',
    'You have exceeded the rate limit of the Organization this Space belongs to by making too many API requests within a short timespan. Please wait a moment before trying the request again.',
  ],
  500: ['ServerError', 'Internal server error'],
  502: ['Hibernated', 'This space is hibernated'],
  503: ['ServiceUnavailable', 'The service is unavailable'],
};

interface ErrorParts {
  id?: string;
  message?: string;
  details?: JsonObject;
  headers?: Record<string, string>;
}

/** An answer with an error body as Contentful words it; what is left out comes from the status. */
export class ApiError extends Error {
  readonly id: string;
  readonly details?: JsonObject;
  readonly headers: Record<string, string>;

  constructor(
    readonly status: number,
    { id, message, details, headers = {} }: ErrorParts = {},
  ) {
    const [usualId, usualMessage] = BY_STATUS[status] ?? ['Unknown', 'Unknown error'];
    super(message ?? usualMessage);
    this.id = id ?? usualId;
    this.name = this.id;
    this.details = details;
    this.headers = status === 429 ? { 'X-Contentful-RateLimit-Reset': '1', ...headers } : headers;
  }

  /** The JSON body of the answer. */
  body(requestId: string): JsonObject {
    const { id, message, details } = this;
    return { sys: { type: 'Error', id }, message, ...(details && { details }), requestId };
  }
}

/** The answer to an unknown path, and to whatever this server does not cover. */
export const notFound = (details: JsonObject = {}): ApiError => new ApiError(404, { details });

export const badRequest = (message: string): ApiError =>
  new ApiError(400, { message, details: {} });

export const invalidQuery = (error: JsonObject): ApiError =>
  new ApiError(400, {
    id: 'InvalidQuery',
    message:
      'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.',
    details: { errors: [error] },
  });

export const accessTokenInvalid = (): ApiError => new ApiError(401);

/** `ValidationFailed` for models and assets, `InvalidEntry` and `UnresolvedLinks` for entries. */
export const validationError = (
  id: 'ValidationFailed' | 'InvalidEntry' | 'UnresolvedLinks',
  errors: (FieldError | JsonObject)[],
): ApiError => new ApiError(422, { id, message: 'Validation error', details: { errors } });

/** The refusal of a resource that lacks a property. */
export const requiredError = (name: string): ApiError =>
  validationError('ValidationFailed', [
    { name: 'required', details: `The property "${name}" is required here`, path: [name] },
  ]);

/**
 * Optimistic locking: an existing resource may only be changed by who names its current version.
 * `given` is the `X-Contentful-Version` header, or undefined when it was not sent.
 */
export function requireVersion(current: { version: number }, given: number | undefined): void {
  if (given !== current.version) throw new ApiError(409);
}
