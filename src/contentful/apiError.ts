/** What Contentful says of a request that it refuses, as its clients throw it. */
import { STATUS_CODES } from 'node:http';
import { parseJson } from '../json';

export interface ApiError {
  readonly status?: number | string;
  readonly message?: string;
  readonly details?: {
    readonly errors?: readonly {
      readonly name?: string;
      readonly details?: string;
      readonly path?: readonly unknown[];
    }[];
  };
}

/** Reads it from the message of an error, where the clients write it as JSON. */
export const apiErrorOf = (error: unknown): ApiError | undefined => {
  const read = error instanceof Error ? parseJson(error.message) : undefined;
  return typeof read === 'object' && read !== null ? read : undefined;
};

/**
 * HTTP status of a refusal; undefined for any other error. contentful-migration writes its text instead
 * of the number, a sync only sets `status`.
 */
export const statusOf = (error: unknown): number | undefined => {
  if (!(error instanceof Error)) return undefined;
  const { status }: ApiError = apiErrorOf(error) ?? error;
  if (typeof status !== 'string') return status;
  const code = Object.keys(STATUS_CODES).find((key) => STATUS_CODES[key] === status);
  return code === undefined ? undefined : Number(code);
};
