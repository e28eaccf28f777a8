import type { DefaultEntry } from '../entry';

export const posts: readonly DefaultEntry<'blogPost'>[] = [];
