import { readStored, writeStored } from '../islands/storage';
import { onClick } from './onClick';

/** Storage key of the ids of closed notices, separated by spaces. */
const KEY = 'closed-notices';

const closedNotices = (): readonly string[] => (readStored(KEY) ?? '').split(' ');

/** Whether the time of a notice or section has come and is not over. A missing or invalid time does not limit it. */
const isDue = ({ from = '', until = '' }: DOMStringMap): boolean => {
  const now = Date.now();
  return !(now < Date.parse(from) || now >= Date.parse(until));
};

/**
 * Shows the newest notice that is due and not closed, and the sections that are due; the HTML has the
 * newest notice first. `ShowTimed` calls it right after the notices and after such a section.
 */
const showTimed = (): void => {
  const closed = closedNotices();
  let shown = false;
  for (const notice of document.querySelectorAll<HTMLElement>('[data-notice]')) {
    const { notice: id = '' } = notice.dataset;
    notice.hidden = shown || closed.includes(id) || !isDue(notice.dataset);
    shown ||= !notice.hidden;
  }
  for (const part of document.querySelectorAll<HTMLElement>('[data-timed]'))
    part.hidden = !isDue(part.dataset);
};

/**
 * Makes `showTimed` global for the inline call, and closes notices, also on pages that are
 * restored from the back/forward cache.
 */
export const startTimed = (): void => {
  Object.assign(window, { showTimed });
  addEventListener('pageshow', ({ persisted }) => persisted && showTimed());
  onClick('[data-notice] button', (button) => {
    const id = button.closest<HTMLElement>('[data-notice]')?.dataset.notice;
    if (!id) return;
    writeStored(KEY, [...closedNotices(), id].join(' '));
    showTimed();
  });
};
