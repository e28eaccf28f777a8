/**
 * The one script that runs inside each page, before anything is painted. It is bundled and minified
 * by `bootScript.ts`; keep it small, it is in every page. It
 *
 * - sets the visitor's color mode, before the first paint for everyone who may have chosen one, and
 *   switches it until the app has taken over;
 * - shows or hides the notice by the time and by what the visitor has dismissed;
 * - keeps the pictures further down a phone from taking the network before the first paint;
 * - fetches the app's scripts once the page is painted and the browser is idle, and runs them when a
 *   visitor needs them, or has done something and then rests: their start must not meet a touch;
 * - plays a click on an element that needs the app (`data-needs-js`) again when the app is there.
 */
import { afterPaint } from '../../components/interactive/afterPaint';
import { DRAFT_KEY } from '../../components/interactive/contact/draft';
import { savesData } from '../../components/interactive/saveData';
import { PAPER } from '../../theme/paper';
import type { PageStart } from './html';

const SWITCHES = '[data-color-switch]';
const root = document.documentElement;
const clicked = new Set<HTMLElement>();
let asked: boolean | undefined;
let running: boolean | undefined;

/** Who scrolls or touches is not done yet; after so many milliseconds without either, the app starts. */
const REST = 1000;
let rest: ReturnType<typeof setTimeout> | undefined;

/** The app runs after so many milliseconds even when nobody moves, to keep the page for offline. */
const PATIENCE = 10_000;

/** Whether the site has a service worker. */
declare const HAS_WORKER: boolean;

/**
 * Whether the visitor may have been here before: another page of the site led here, or the worker of
 * an earlier visit is there. To look into what is kept on the device takes a question to another
 * process, which keeps the page waiting; for newcomers there is nothing to find.
 */
let known =
  !HAS_WORKER ||
  // A browser without workers cannot tell.
  (navigator as Partial<Navigator>).serviceWorker?.controller !== null ||
  document.referrer.startsWith(location.origin);

function find<Found extends HTMLElement>(selector: string): Found | null {
  return root.querySelector(selector);
}

/** Reads or writes what is kept on the device, which may be blocked. */
function stored(key: string, value?: string): string {
  try {
    if (value) localStorage[key] = value;
    return (localStorage[key] as string | undefined) ?? '';
  } catch {
    return '';
  }
}

function setColorMode(mode: keyof typeof PAPER): void {
  if (mode === 'dark') root.dataset.theme = mode;
  else delete root.dataset.theme;
  find('meta[name="theme-color"]')?.setAttribute('content', PAPER[mode]);
  settle();
}

/** Run for each part of the page as it arrives, and so before that part is painted. */
function settle(): void {
  root.querySelectorAll<HTMLInputElement>(SWITCHES).forEach((box) => {
    box.checked = !!root.dataset.theme;
  });
  const notice = find('[data-notice-id]');
  if (notice) {
    const { noticeId, noticeFrom = '', noticeUntil = '' } = notice.dataset;
    const now = Date.now();
    notice.hidden =
      now < Date.parse(noticeFrom) ||
      now >= Date.parse(noticeUntil) ||
      (known && stored('dismissed-notice') === noticeId);
  }
}

/** Looks into what is kept on the device, and shows the page accordingly. */
function recall(): void {
  known = true;
  if (stored('color-mode') === 'dark') setColorMode('dark');
}

/** Puts an element at the end of the page. */
function add<Tag extends 'link' | 'script'>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): void {
  root.append(Object.assign(document.createElement(tag), properties));
}

function readStart(): PageStart | undefined {
  const data = find<HTMLScriptElement>('#page-start');
  return data ? (JSON.parse(data.text) as PageStart) : undefined;
}

function start(): void {
  recall();
  const page = readStart();
  if (page) {
    Object.assign(window, page.globals);
    page.scripts.forEach((src) => add('script', { src, async: false }));
  } else {
    // The end of the page is still on its way.
    on('DOMContentLoaded', start);
  }
}

/** Starts the app once the browser has painted its answer to what the visitor did. */
function startSoon(): void {
  if (asked) return;
  asked = true;
  afterPaint(start);
}

function startAtRest(): void {
  clearTimeout(rest);
  rest = setTimeout(startSoon, REST);
}

function fetchScripts(): void {
  if (savesData()) return;
  readStart()?.scripts.forEach((href) => add('link', { rel: 'prefetch', as: 'script', href }));
}

/** Until then the theme hides what phones load lazily, which keeps them from fetching it. */
function fetchPictures(): void {
  delete root.dataset.starts;
}

function whenIdle(work: () => unknown): void {
  const idle = (window as Partial<typeof window>).requestIdleCallback ?? setTimeout;
  // Two frames after the load event the page has been painted, its largest picture included. There
  // are no frames while it is prerendered or in a background tab.
  requestAnimationFrame(() => afterPaint(() => idle(work)));
}

/** Listens before anything inside the page does. */
function on(type: string, listener: (event: Event) => unknown): void {
  addEventListener(type, listener, true);
}

if (known) recall();

root.dataset.starts = '';
on('scroll', fetchPictures);

const observer = new MutationObserver(() => {
  settle();
  // In light colors only the notice has to be settled, and it stands above the main part.
  if (!root.dataset.theme && find('main')) observer.disconnect();
});
observer.observe(root, { childList: true, subtree: true });

on('click', (event) => {
  const waiting = (event.target as Element).closest<HTMLElement>('[data-needs-js]');
  startAtRest();
  if (running || !waiting) return;
  startSoon();
  event.preventDefault();
  event.stopPropagation();
  clicked.add(waiting);
});
on('change', ({ target }) => {
  const box = target as HTMLInputElement;
  if (!running && box.matches(SWITCHES)) {
    const mode = box.checked ? 'dark' : 'light';
    stored('color-mode', mode);
    afterPaint(() => setColorMode(mode));
  }
});
// Whoever types needs the app to keep the words; a keyboard and a mouse belong to a fast machine.
on('keyup', startSoon);
on('wheel', startSoon);
on('focusin', ({ target }) => (target as Element).closest('form') && startSoon());
on('pointermove', (event) => (event as PointerEvent).pointerType === 'mouse' && startSoon());
on('app-hydrated', () => {
  running = true;
  clicked.forEach((element) => element.click());
});
on('load', () => {
  observer.disconnect();
  whenIdle(async () => {
    fetchPictures();
    fetchScripts();
    // Only the app can open what an address points into, and bring a message back.
    setTimeout(startSoon, location.hash ? 0 : PATIENCE);
    // A page that was loaded past the caches has no controller. Browsers that block what is kept
    // may reject the question: then there is nothing to recall.
    if (!known && (await navigator.serviceWorker.getRegistration())) recall();
    if (known && stored(DRAFT_KEY)) startSoon();
  });
  // Only now: a browser that finds the place of an earlier visit again has scrolled by itself.
  on('scroll', startAtRest);
});
