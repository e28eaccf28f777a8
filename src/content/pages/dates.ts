/** Formats dates in US English, whatever the language and time zone of the machine, and tells what is over. */
import { TIME_ZONE } from '../read/dates';
import type { Times } from '../views/parts';

const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;

/** Writes dates in a style. To make a formatter takes far longer than to format a date, so each is made once. */
const writerOf = (style: Intl.DateTimeFormatOptions): ((iso: string) => string) => {
  const formatterIn = (timeZone: string) =>
    new Intl.DateTimeFormat('en-US', { ...style, timeZone });
  const ofDays = formatterIn('UTC');
  const ofMoments = formatterIn(TIME_ZONE);
  // A day is the same everywhere; a moment is on the day that it has where the company is.
  return (iso) => (DATE_ONLY.test(iso) ? ofDays : ofMoments).format(new Date(iso));
};

/** "January 22, 2024" */
export const dateText = writerOf({ dateStyle: 'long' });

/** "January 2024" */
export const monthText = writerOf({ month: 'long', year: 'numeric' });

/**
 * When a notice is shown, as ISO 8601 with a zone. Browsers decide; the build only
 * knows what was true when it ran.
 */
type Timed = Pick<Times, 'startsAt' | 'endsAt'>;

export const isOver = ({ endsAt }: Timed, now: Date): boolean =>
  endsAt !== undefined && new Date(endsAt) <= now;

export const timesOf = ({ startsAt, endsAt }: Timed, now: Date): Times => ({
  startsAt,
  endsAt,
  due: startsAt === undefined || new Date(startsAt) <= now,
});
