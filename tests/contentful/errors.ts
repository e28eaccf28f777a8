import type { FieldError, JsonObject } from './types';

/** Statuses, ids and messages: https://www.contentful.com/developers/docs/references/errors/ */
const BY_STATUS: Record<number, [id: string, message: string]> = {
  400: ['BadRequest', 'The request was malformed or is missing a required parameter.'],
  401: ['AccessTokenInvalid', 'The access token you sent could not be found or is invalid.'],
  403: ['AccessDenied', 'Forbidden'],
  404: ['NotFound', 'The resource could not be found.'],
  409: ['VersionMismatch', ''],
  422: ['ValidationFailed', 'Validation error'],
  429: ['RateLimitExceeded', 'You have exceeded the rate limit.'],
  500: ['ServerError', 'Internal server error'],
};

interface ErrorParts {
  id?: string;
  message?: string;
  details?: JsonObject;
}

/** An answer with an error body as Contentful words it; what is left out comes from the status. */
export class ApiError extends Error {
  readonly id: string;
  readonly details?: JsonObject;

  constructor(
    readonly status: number,
    { id, message, details }: ErrorParts = {},
  ) {
    const [usualId, usualMessage] = BY_STATUS[status] ?? ['Unknown', 'Unknown error'];
    super(message ?? usualMessage);
    this.id = id ?? usualId;
    this.details = details;
  }

  /** The JSON body of the answer. */
  body(requestId: string): JsonObject {
    const { id, message, details } = this;
    return { sys: { type: 'Error', id }, message, ...(details && { details }), requestId };
  }
}

/** The answer to an unknown path, and to whatever this server does not cover. */
export const notFound = (): ApiError => new ApiError(404);

export const badRequest = (message: string): ApiError => new ApiError(400, { message });

export const accessTokenInvalid = (): ApiError => new ApiError(401);

/** `ValidationFailed` for models and assets, `InvalidEntry` for entries. */
export const validationError = (
  id: 'ValidationFailed' | 'InvalidEntry',
  errors: FieldError[],
): ApiError => new ApiError(422, { id, details: { errors } });

/**
 * Optimistic locking: an existing resource may only be changed by who names its current version.
 * `given` is the `X-Contentful-Version` header, or undefined when it was not sent.
 */
export function requireVersion(current: { version: number }, given: number | undefined): void {
  if (given !== current.version) throw new ApiError(409);
}
