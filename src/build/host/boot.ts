/**
 * The one script that runs inside each page, before anything is painted. It is bundled and minified
 * by `bootScript.ts`; keep it small, it is in every page. It
 *
 * - sets the visitor's color mode, and switches it until the app has taken over;
 * - shows or hides the notice by the time and by what the visitor has dismissed;
 * - starts the app once the page is painted and the browser is idle, or at the first touch, and
 *   plays a click on an element that needs the app (`data-needs-js`) again when the app is there.
 */
import type { PageStart } from './html';

const SWITCHES = '[data-color-switch]';
const root = document.documentElement;
const clicked = new Set<HTMLElement>();
let started = false;
let running = false;

/** Reads or writes what is kept on the device, which may be blocked. */
function stored(key: string, value?: string): string {
  try {
    if (value) localStorage[key] = value;
    return String(localStorage[key]);
  } catch {
    return '';
  }
}

function setColorMode(mode: string): void {
  if (mode === 'dark') root.dataset.theme = mode;
  else delete root.dataset.theme;
}

/** Run for each part of the page as it arrives, and so before that part is painted. */
function settle(): void {
  document.querySelectorAll<HTMLInputElement>(SWITCHES).forEach((box) => {
    box.checked = !!root.dataset.theme;
  });
  const notice = document.querySelector<HTMLElement>('[data-notice-id]');
  if (!notice) return;
  const { noticeId = '', noticeFrom = '', noticeUntil = '' } = notice.dataset;
  const now = Date.now();
  notice.hidden =
    now < Date.parse(noticeFrom) ||
    now >= Date.parse(noticeUntil) ||
    stored('dismissed-notice') === noticeId;
}

function start(): void {
  const data = document.getElementById('page-start');
  if (started || !data) return;
  started = true;
  const page = JSON.parse(data.textContent || '') as PageStart;
  Object.assign(window, page.globals);
  page.scripts.forEach((address) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = false;
    root.append(script);
  });
}

function whenIdle(): void {
  const idle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
  // Two frames after the load event the page has been painted, its largest picture included. There
  // are no frames while it is prerendered or in a background tab.
  requestAnimationFrame(() => requestAnimationFrame(() => idle(start)));
}

/** Listens before anything inside the page does. */
function on(types: string, listener: (event: Event) => void): void {
  types.split(' ').forEach((type) => addEventListener(type, listener, true));
}

setColorMode(stored('color-mode'));

const observer = new MutationObserver(settle);
observer.observe(root, { childList: true, subtree: true });

on('click', (event) => {
  const waiting = (event.target as Element).closest<HTMLElement>('[data-needs-js]');
  if (running || !waiting) return;
  event.preventDefault();
  event.stopPropagation();
  clicked.add(waiting);
});
on('change', ({ target }) => {
  const box = target as HTMLInputElement;
  if (running || !box.matches(SWITCHES)) return;
  const mode = box.checked ? 'dark' : 'light';
  setColorMode(mode);
  stored('color-mode', mode);
  settle();
});
on('pointerdown touchstart keydown focusin wheel', start);
on('app-hydrated', () => {
  running = true;
  clicked.forEach((element) => element.click());
});
addEventListener('load', () => {
  observer.disconnect();
  whenIdle();
});
