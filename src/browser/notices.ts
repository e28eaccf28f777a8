import { readStored, writeStored } from '../islands/storage';

/** Storage key of the ids of closed notices, newest last, separated by spaces. */
const KEY = 'closed-notices';
const MOST_REMEMBERED = 20;

const closedNotices = (): readonly string[] => (readStored(KEY) ?? '').split(' ');

/** Whether a notice is due. A missing or invalid time does not limit it. */
const isDue = ({ from = '', until = '' }: DOMStringMap): boolean => {
  const now = Date.now();
  return !(now < Date.parse(from) || now >= Date.parse(until));
};

/**
 * Shows the newest notice that is due and not closed; the HTML has the newest first. An inline call
 * right after the notices avoids a layout shift.
 */
const showNotice = (): void => {
  const closed = closedNotices();
  let shown = false;
  for (const notice of document.querySelectorAll<HTMLElement>('[data-notice]')) {
    const { notice: id = '' } = notice.dataset;
    notice.hidden = shown || closed.includes(id) || !isDue(notice.dataset);
    shown ||= !notice.hidden;
  }
};

/**
 * Makes `showNotice` global for the inline call, and closes notices, also on pages that are
 * restored from the back/forward cache.
 */
export const startNotices = (): void => {
  Object.assign(window, { showNotice });
  addEventListener('pageshow', ({ persisted }) => persisted && showNotice());
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-notice] button');
    const id = button && button.closest<HTMLElement>('[data-notice]')?.dataset.notice;
    if (!id) return;
    writeStored(KEY, [...closedNotices(), id].slice(-MOST_REMEMBERED).join(' '));
    showNotice();
  });
};
