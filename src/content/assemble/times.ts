/** When notices and sections are shown. Browsers decide it; the build knows what was right when it ran. */
import type { Times } from '../views';

/** The times of an entry: ISO 8601 with zone. */
interface Timed {
  readonly startsAt?: string;
  readonly endsAt?: string;
}

export const isOver = ({ endsAt }: Timed, now: Date): boolean =>
  endsAt !== undefined && new Date(endsAt) <= now;

export const timesOf = ({ startsAt, endsAt }: Timed, now: Date): Times => ({
  startsAt,
  endsAt,
  due: !(Date.parse(startsAt ?? '') > now.getTime()),
});
