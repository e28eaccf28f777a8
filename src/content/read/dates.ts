/** Interprets dates and times from editors, in the company's time zone. */
import type { DateField } from '../model/fields';

/** Time zone of the company. */
export const TIME_ZONE = 'America/New_York';

const DAY_MS = 86_400_000;

const OFFSET = new Intl.DateTimeFormat('en-US', {
  timeZone: TIME_ZONE,
  timeZoneName: 'longOffset',
});

/** Milliseconds, of whole hours, that the company's clocks are ahead of UTC; less than zero in America. */
const offsetAt = (moment: number): number =>
  Number(/GMT([+-]\d+)/.exec(OFFSET.format(moment))?.[1]) * 3_600_000;

/** The moment at which the company's clocks show the time that UTC shows at `clock`. */
const momentOf = (clock: number): number => clock - offsetAt(clock - offsetAt(clock));

const MIDNIGHT = /^00:00(?::00(?:\.0+)?)?$/;
const TYPED = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/;

/** When a day begins in UTC; NaN for a day that no calendar has. */
const startOf = (day: string): number => {
  const time = Date.parse(`${day}T00:00Z`);
  return new Date(time || 0).toISOString().startsWith(day) ? time : NaN;
};

/**
 * Reads a date. A time without a zone is in the company's time zone, wherever the site is built. Midnight counts as
 * a date without a time: Contentful's editor adds it, in the zone of the browser, to a day that somebody picks, and
 * other programs add it in UTC.
 *
 * @returns ISO 8601: a date if the field means a day and no time was given, otherwise a moment in UTC;
 *   undefined if the text is not a date
 */
export const readDate = (typed: string, means: DateField['means']): string | undefined => {
  const [, day, time = '00:00', zone] = TYPED.exec(typed) ?? [];
  if (day === undefined || Number.isNaN(startOf(day))) return undefined;
  const moment = Date.parse(`${day}T${time}${zone ?? 'Z'}`);
  if (Number.isNaN(moment)) return undefined;
  if (!MIDNIGHT.test(time))
    return new Date(zone === undefined ? momentOf(moment) : moment).toISOString();
  if (means === 'day') return day;
  return new Date(momentOf(startOf(day) + (means === 'end' ? DAY_MS : 0))).toISOString();
};
