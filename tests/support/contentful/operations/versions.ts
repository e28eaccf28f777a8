import { versionMismatch } from '../errors';

/**
 * Optimistic locking: an existing resource may only be changed by who names its current version.
 * `given` is the `X-Contentful-Version` header, or undefined when it was not sent.
 */
export function requireVersion(current: { version: number }, given: number | undefined): void {
  if (given !== current.version) throw versionMismatch();
}

/** As above, for operations where Contentful lets the header be left out. */
export function requireVersionIfGiven(
  current: { version: number },
  given: number | undefined,
): void {
  if (given !== undefined) requireVersion(current, given);
}
