import type { DefaultEntry } from './entry';

/** There is nothing to announce until staff have something to say. */
export const notices: readonly DefaultEntry<'notice'>[] = [];
