/** Dates in words, in US English, whatever the language and time zone of the machine. */
import { TIME_ZONE } from '../mappers/dates';

const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;

/** A day is the same everywhere; a moment is on the day that it has where the company is. */
const inWords = (iso: string, style: Intl.DateTimeFormatOptions): string =>
  new Date(iso).toLocaleDateString('en-US', {
    ...style,
    timeZone: DATE_ONLY.test(iso) ? 'UTC' : TIME_ZONE,
  });

/** "January 22, 2024" */
export const dateText = (iso: string): string => inWords(iso, { dateStyle: 'long' });

/** "January 2024" */
export const monthText = (iso: string): string => inWords(iso, { month: 'long', year: 'numeric' });
