/** Remembers on the device which notice was closed; the script in the head reads the same key. */
export const DISMISSED_KEY = 'dismissed-notice';

export interface NoticeWindow {
  readonly id: string;
  /** ISO 8601 with zone; absent means at once. */
  readonly startsAt?: string | undefined;
  /** ISO 8601 with zone; absent means until it is unpublished. */
  readonly endsAt?: string | undefined;
}

/** Whether a notice shows at `now` (milliseconds since 1970). A damaged time does not limit it. */
export const isNoticeShown = (
  { id, startsAt, endsAt }: NoticeWindow,
  now: number,
  dismissed: string | null,
): boolean => {
  if (dismissed === id) return false;
  if (startsAt && now < Date.parse(startsAt)) return false;
  return !(endsAt && now >= Date.parse(endsAt));
};
