/** Times for staff, in the time zone of the company. */
import { TIME_ZONE } from '../content/mappers/dates';

const FOR_STAFF = { timeZone: TIME_ZONE, dateStyle: 'medium' } as const;

export const formatTime = (iso: string): string =>
  new Date(iso).toLocaleString('en-US', { ...FOR_STAFF, timeStyle: 'short' });

const isMidnight = (iso: string): boolean => /\b12:00\sAM$/.test(formatTime(iso));

const formatDay = (moment: number): string =>
  new Date(moment).toLocaleDateString('en-US', FOR_STAFF);

/** When something begins: a day as they typed it, or a time. */
export const formatStart = (iso: string): string =>
  isMidnight(iso) ? formatDay(Date.parse(iso)) : formatTime(iso);

/** When something ends, as the end of a sentence: a typed day lasts until the next begins. */
export const formatEnd = (iso: string): string =>
  isMidnight(iso) ? `through ${formatDay(Date.parse(iso) - 1)}` : `until ${formatTime(iso)}`;
