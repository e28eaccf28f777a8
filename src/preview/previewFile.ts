/** What the build of a preview and its scripts in the browser share. */
import { marksIn, PHONE_FIELD } from '../content/marks';
import type { Content } from '../content/types';
import type { EntryAddress } from '../contentful/entryUrl';

/** Folder of everything in the published preview that is not a page. */
export const PREVIEW_FOLDER = 'preview';

/** Holds a `PreviewFile`. */
export const PREVIEW_FILE = `${PREVIEW_FOLDER}/build.json`;

/** Holds a `StaffFile`. */
export const STAFF_FILE = `${PREVIEW_FOLDER}/staff.json`;

/** Every entry of the space as the preview API returned it, for live updates. */
export const ENTRIES_FILE = `${PREVIEW_FOLDER}/entries.json`;

/** The script of every page. */
export const SCRIPT_FILE = `${PREVIEW_FOLDER}/script.js`;

/** Address of the page for staff. */
export const STAFF_PATH = '/staff/';

/** The attributes that Contentful's own tools look for. */
export const ENTRY_ATTRIBUTE = 'data-contentful-entry-id';
export const FIELD_ATTRIBUTE = 'data-contentful-field-id';

/** Ids that the page for staff and its script share. */
export const STAFF = {
  live: 'staff-live',
  search: 'staff-search',
  words: 'staff-words',
  found: 'staff-found',
  results: 'staff-results',
} as const;

/** Entry and field of one marked text. */
export interface MarkTarget {
  readonly entryId: string;
  readonly fieldId: string;
}

/** Targets by their marks. */
export type MarkTargets = Readonly<Record<string, MarkTarget>>;

/** Data for the scripts of a preview. */
export interface PreviewFile extends EntryAddress {
  /** The space's locale, which Contentful's tools ask for. */
  readonly locale: string;
  readonly targets: MarkTargets;
  /** The company's facts, from which tokens are replaced. */
  readonly config: Content<'siteConfig'>;
  /** What `{{counting}}` says, which the settings of the build decide. */
  readonly counting: string;
  /** Address of each page, service and post by its entry's id. */
  readonly paths: Readonly<Record<string, string>>;
}

/** The targets of all marks in a text, in reading order. */
export const targetsIn = (text: string, targets: MarkTargets): readonly MarkTarget[] =>
  marksIn(text).flatMap((mark) => targets[mark] ?? []);

/** The company's number, which has no mark where it stands by itself. */
export const phoneTarget = (targets: MarkTargets): MarkTarget | undefined =>
  Object.values(targets).find(({ fieldId }) => fieldId === PHONE_FIELD);

const FOR_STAFF = { timeZone: 'America/New_York', dateStyle: 'medium' } as const;

/** A time for staff, in the time zone of the company. */
export const formatTime = (iso: string): string =>
  new Date(iso).toLocaleString('en-US', { ...FOR_STAFF, timeStyle: 'short' });

const isMidnight = (iso: string): boolean => /\b12:00\sAM$/.test(formatTime(iso));

const formatDay = (moment: number): string =>
  new Date(moment).toLocaleDateString('en-US', FOR_STAFF);

/** When something begins, for staff: a day as they typed it, or a time. */
export const formatStart = (iso: string): string =>
  isMidnight(iso) ? formatDay(Date.parse(iso)) : formatTime(iso);

/** When something ends, for staff, as the end of a sentence: a typed day lasts until the next begins. */
export const formatEnd = (iso: string): string =>
  isMidnight(iso) ? `through ${formatDay(Date.parse(iso) - 1)}` : `until ${formatTime(iso)}`;
