/** A failure that a person can fix: its message is one sentence, shown without a stack trace. */
export class PlainError extends Error {}

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
