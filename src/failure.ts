/** A failure that a person can fix: its message is one sentence, shown without a stack trace. */
export class PlainError extends Error {}

const NO_SPACE = 'The disk is full: free some space and build again';
const NOT_ALLOWED = 'The system does not allow this: check permissions and mounts';
const NOT_MOVABLE = 'dist/ cannot be replaced: it and .build/ must be plain folders of one disk';

/** What to do about errors of the operating system, by code. */
const REMEDIES: Readonly<Record<string, string>> = {
  ENOSPC: NO_SPACE,
  EDQUOT: NO_SPACE,
  EACCES: NOT_ALLOWED,
  EPERM: NOT_ALLOWED,
  EROFS: NOT_ALLOWED,
  EXDEV: NOT_MOVABLE,
  EBUSY: NOT_MOVABLE,
};

/** The code of a system error such as `ENOSPC`, or '' for any other value. */
export function errorCode(error: unknown): string {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' ? code : '';
}

/** Why a request has failed: the code of the network's error, else the message. */
export function requestFailure(error: unknown): string {
  const { cause, message } = error as Error;
  return errorCode(cause) || message;
}

/**
 * How to fix a network failure.
 *
 * @param reason the error code
 * @param hostVariable the variable that names the host
 */
export const networkRemedy = (reason: string, hostVariable: string): string =>
  /CERT|UNABLE_TO_VERIFY/.test(reason)
    ? `if it is the offline Contentful, export NODE_EXTRA_CA_CERTS in the terminal, as Node does not read it from .env; else check ${hostVariable}`
    : `check ${hostVariable} and the network`;

/** A PlainError for an error of the operating system that a person can fix; any other as it is. */
export function withRemedy(error: unknown): unknown {
  const remedy = REMEDIES[errorCode(error)];
  return remedy ? new PlainError(`${remedy} (${(error as Error).message}).`) : error;
}
