/**
 * The one script that runs inside each page, before anything is painted. It is bundled and minified
 * by `bootScript.ts`; keep it small, it is in every page. It
 *
 * - sets the visitor's colour mode, and switches it until the app has taken over;
 * - shows or hides the notice by the time and by what the visitor has dismissed;
 * - starts the app once the page is painted and the browser is idle, or at the first touch, and
 *   plays a click on an element that needs the app (`data-needs-js`) again when the app is there.
 */
const COLOR_MODE = 'color-mode';
const SWITCHES = '[data-color-switch]';
const root = document.documentElement;
const clicked = new Set<HTMLElement>();
let started = false;
let running = false;

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function setColorMode(dark: boolean): void {
  if (dark) root.dataset.theme = 'dark';
  else delete root.dataset.theme;
}

/** Run for each part of the page as it arrives, and so before that part is painted. */
function settle(): void {
  for (const box of document.querySelectorAll<HTMLInputElement>(SWITCHES)) {
    box.checked = root.dataset.theme === 'dark';
  }
  const notice = document.querySelector<HTMLElement>('[data-notice-id]');
  if (!notice) return;
  const { noticeId, noticeFrom, noticeUntil } = notice.dataset;
  const now = Date.now();
  notice.hidden =
    now < Date.parse(noticeFrom || '') ||
    now >= Date.parse(noticeUntil || '') ||
    (!!noticeId && (stored('dismissed-notice') || '').includes(noticeId));
}

function start(): void {
  const data = document.getElementById('page-start');
  if (started || !data) return;
  started = true;
  const page = JSON.parse(data.textContent || '');
  Object.assign(window, page.globals);
  for (const address of page.scripts) {
    const script = document.createElement('script');
    script.src = address;
    script.async = false;
    document.head.append(script);
  }
}

function onClick(event: Event): void {
  const waiting = (event.target as Element).closest<HTMLElement>('[data-needs-js]');
  if (running || !waiting) return;
  event.preventDefault();
  event.stopPropagation();
  clicked.add(waiting);
}

function onChange(event: Event): void {
  const box = event.target as HTMLInputElement;
  if (running || !box.matches(SWITCHES)) return;
  setColorMode(box.checked);
  try {
    localStorage.setItem(COLOR_MODE, box.checked ? 'dark' : 'light');
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  settle();
}

function whenIdle(): void {
  const idle = window.requestIdleCallback || setTimeout;
  // Two frames after the load event the page has been painted, its largest picture included.
  requestAnimationFrame(() => requestAnimationFrame(() => idle(start)));
}

setColorMode(stored(COLOR_MODE) === 'dark');

const observer = new MutationObserver(settle);
observer.observe(root, { childList: true, subtree: true });

addEventListener('click', onClick, true);
addEventListener('change', onChange, true);
for (const type of ['pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel']) {
  addEventListener(type, start, { capture: true, passive: true });
}
addEventListener('app-hydrated', () => {
  running = true;
  for (const element of clicked) element.click();
});
addEventListener('load', () => {
  observer.disconnect();
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', whenIdle);
  } else {
    whenIdle();
  }
});
