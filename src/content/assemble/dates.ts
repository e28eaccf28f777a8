/** Dates in words, in US English, whatever the language and time zone of the machine. */
import { TIME_ZONE } from '../mappers/dates';

const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;

type Style = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'month' | 'year'>;

/** A day is the same everywhere; a moment is on the day that it has where the company is. */
const formats = (style: Style) => ({
  day: new Intl.DateTimeFormat('en-US', { ...style, timeZone: 'UTC' }),
  moment: new Intl.DateTimeFormat('en-US', { ...style, timeZone: TIME_ZONE }),
});

const LONG = formats({ dateStyle: 'long' });
const MONTH = formats({ month: 'long', year: 'numeric' });

const inWords = ({ day, moment }: ReturnType<typeof formats>, iso: string): string =>
  (DATE_ONLY.test(iso) ? day : moment).format(new Date(iso));

/** "January 22, 2024" */
export const dateText = (iso: string): string => inWords(LONG, iso);

/** "January 2024" */
export const monthText = (iso: string): string => inWords(MONTH, iso);
