import type { FieldError, JsonObject } from './types';

/**
 * An answer with an error body as Contentful words it.
 * Ids, statuses and messages: https://www.contentful.com/developers/docs/references/errors/
 */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly id: string,
    message: string,
    readonly details?: JsonObject,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
    this.name = id;
  }

  /** The JSON body of the answer. */
  body(requestId: string): JsonObject {
    const body: JsonObject = { sys: { type: 'Error', id: this.id }, message: this.message };
    if (this.details) body.details = this.details;
    body.requestId = requestId;
    return body;
  }
}

export const notFound = (details: JsonObject = {}): ApiError =>
  new ApiError(404, 'NotFound', 'The resource could not be found.', details);

export const badRequest = (message: string, details: JsonObject = {}): ApiError =>
  new ApiError(400, 'BadRequest', message, details);

export const invalidQuery = (errors: JsonObject[]): ApiError =>
  new ApiError(
    400,
    'InvalidQuery',
    'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.',
    { errors },
  );

export const versionMismatch = (): ApiError => new ApiError(409, 'VersionMismatch', '');

/** `ValidationFailed` for models and assets, `InvalidEntry` for entries. */
export const validationError = (id: string, errors: FieldError[]): ApiError =>
  new ApiError(422, id, 'Validation error', { errors });

export const unknownContentType = (id: string): ApiError =>
  new ApiError(422, 'InvalidEntry', 'Validation error', {
    errors: [{ name: 'unknownContentType', value: id }],
  });

export const unresolvedLinks = (errors: FieldError[]): ApiError =>
  new ApiError(422, 'UnresolvedLinks', 'Validation error', { errors });

export const accessTokenInvalid = (): ApiError =>
  new ApiError(
    401,
    'AccessTokenInvalid',
    'The access token you sent could not be found or is invalid.',
  );

export const rateLimited = (resetSeconds: number): ApiError =>
  new ApiError(
    429,
    'RateLimitExceeded',
    'You have exceeded the rate limit of the Organization this Space belongs to by making too many API requests within a short timespan. Please wait a moment before trying the request again.',
    undefined,
    { 'X-Contentful-RateLimit-Reset': String(resetSeconds) },
  );
