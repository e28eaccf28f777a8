import type { DefaultEntry } from './entry';

export const faqs: readonly DefaultEntry<'faq'>[] = [];
