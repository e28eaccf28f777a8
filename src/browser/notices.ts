import { readStored, writeStored } from './storage';

/** Ids of the notices this visitor has closed, newest last, separated by spaces. */
const KEY = 'closed-notices';
const MOST_REMEMBERED = 20;

const closedNotices = (): readonly string[] => (readStored(KEY) ?? '').split(' ');

/** Whether it is the time of a notice. A missing or damaged time does not limit it. */
const isDue = ({ from = '', until = '' }: DOMStringMap): boolean => {
  const now = Date.now();
  return !(now < Date.parse(from) || now >= Date.parse(until));
};

/**
 * Shows the first notice whose time it is and that was not closed; the build writes the newest first.
 * Called by the page itself right behind the notices, so that nothing moves after the first paint.
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
 * Makes `showNotice` known to the page, and closes notices. What was closed on another page stays
 * closed on one that comes back by the browser's back button.
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
