import type { Json, JsonObject } from './types';

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

/** One error in what a caller sent. */
export interface FieldError extends JsonObject {
  name: string;
  details: string;
  path: Json[];
}

export const fieldError = (name: string, details: string, path: Json[] = []): FieldError => ({
  name,
  details,
  path,
});

/** A response with an error body in Contentful's format; the message defaults to the one of the status. */
export class ApiError extends Error {
  readonly details?: { errors: FieldError[] };

  constructor(
    readonly status: number,
    message = BY_STATUS[status]?.[1],
    errors?: FieldError[],
  ) {
    super(message);
    if (errors) this.details = { errors };
  }

  /** The JSON body of the answer. */
  get body(): JsonObject {
    const [id] = BY_STATUS[this.status] ?? ['Unknown'];
    return { sys: { type: 'Error', id }, message: this.message, details: this.details };
  }
}

/** The response to an unknown path, and to whatever this server does not cover. */
export const notFound = (): ApiError => new ApiError(404);

export const badRequest = (message: string): ApiError => new ApiError(400, message);

export const refusal = (errors: FieldError[]): ApiError => new ApiError(422, undefined, errors);

/** @throws the response that refuses a request for these reasons, if there are any */
export const refuseFor = (errors: FieldError[]): void => {
  if (errors.length > 0) throw refusal(errors);
};
