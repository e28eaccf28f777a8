import type { Times } from '../content/views';

/** Attributes of an element that is shown for a time only; none for one that is always shown. */
export const timed = (times: Times | undefined) =>
  times && {
    hidden: !times.due,
    'data-timed': '',
    'data-from': times.startsAt,
    'data-until': times.endsAt,
  };

/** The inline script of `ShowTimed`. */
export const SHOW_TIMED = 'showTimed()';

/**
 * Follows timed content and decides before the first paint whether to show it
 * (`src/browser/timed.ts`).
 */
export const ShowTimed = () => <script dangerouslySetInnerHTML={{ __html: SHOW_TIMED }} />;
