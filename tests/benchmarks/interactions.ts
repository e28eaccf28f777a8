/** How long the site keeps a visitor waiting: interaction to next paint on a slow phone. */
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { openBrowser, SIZES } from '../browser/support/site';
import { besideFloor } from './floor';
import { byTurns, median, SLOWDOWN } from './measured';

export interface Interaction {
  readonly name: string;
  /**
   * The longest time in milliseconds from an event to the paint that answers it, half a second after
   * the control was scrolled into view: its island may still be loading.
   */
  readonly first: number;
  /** The same once the island has long been hydrated. */
  readonly later: number;
  /** The same without any script, where that works: the browser's own time. */
  readonly floor?: number;
}

type State = 'first' | 'later' | 'floor';

interface Gesture {
  readonly name: string;
  readonly page: string;
  readonly needsScript?: true;
  /** Scrolls the control into view. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
}

const CAROUSEL = '.carousel';

/** Between touching a field and the first letter: the on-screen keyboard opens. */
const KEYBOARD_MS = 600;

/** Length of a touch, in milliseconds. */
const PRESS_MS = 80;

/**
 * Taps as a thumb does. Playwright's own tap lifts the finger in the same moment: what the browser
 * does while a finger rests would then count as waiting for the answer.
 */
const tap = async (thing: Locator): Promise<void> => {
  await thing.tap({ trial: true });
  const box = await thing.boundingBox();
  if (!box) throw new Error(`There is nothing to tap at ${String(thing)}.`);
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await thing.page().context().newCDPSession(thing.page());
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await thing.page().waitForTimeout(PRESS_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

const GESTURES: readonly Gesture[] = [
  {
    name: 'open the drawer',
    page: '/',
    act: (page) => tap(page.getByRole('button', { name: 'Menu', exact: true })),
  },
  {
    name: 'open a question',
    page: '/',
    prepare: (page) => page.locator('.questions summary').nth(1).scrollIntoViewIfNeeded(),
    act: (page) => tap(page.locator('.questions summary').nth(1)),
  },
  {
    name: 'next testimonial',
    page: '/',
    prepare: (page) => page.locator(CAROUSEL).scrollIntoViewIfNeeded(),
    act: (page) => tap(page.getByRole('link', { name: 'Testimonial 2' })),
  },
  {
    name: 'switch the colors',
    page: '/',
    needsScript: true,
    prepare: (page) => tap(page.getByRole('button', { name: 'Menu', exact: true })),
    act: (page) => tap(page.getByRole('switch').locator('visible=true')),
  },
  {
    name: 'type into the form',
    page: '/contact/',
    prepare: (page) => page.locator('[name="name"]').scrollIntoViewIfNeeded(),
    act: async (page) => {
      await tap(page.locator('[name="name"]'));
      await page.waitForTimeout(KEYBOARD_MS);
      await page.keyboard.type('Maria', { delay: 60 });
    },
  },
  {
    name: 'send an empty form',
    page: '/contact/',
    prepare: (page) =>
      page.locator('form[name="contact"] [type="submit"]').scrollIntoViewIfNeeded(),
    act: (page) => tap(page.locator('form[name="contact"] [type="submit"]')),
  },
];

/** Between scrolling to a control and touching it: nobody is quicker. */
const BEFORE_TAP_MS = 500;

/** Long enough for what an interaction starts to be over. */
const SETTLED_MS = 1500;

/** Watches from the start: what was before a watcher came is only kept when it took 104 ms or more. */
const watchInteractions = (): void => {
  const page = window as unknown as { longestInteraction: number };
  page.longestInteraction = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && Number(entry.interactionId) > 0)
        page.longestInteraction = Math.max(page.longestInteraction, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 });
};

/** The longest interaction since this was last asked. */
const longest = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const kept = window as unknown as { longestInteraction: number };
    const found = kept.longestInteraction;
    kept.longestInteraction = 0;
    return found;
  });

const measureGesture = async (
  context: BrowserContext,
  gesture: Gesture,
  state: State,
): Promise<number> => {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(gesture.page, { waitUntil: 'networkidle' });
    if (gesture.prepare) {
      await gesture.prepare(page);
      await page.waitForTimeout(BEFORE_TAP_MS);
    }
    if (state === 'later') await page.waitForTimeout(SETTLED_MS);
    // What brought the visitor here is another interaction.
    await longest(page);
    await gesture.act(page);
    await page.waitForTimeout(SETTLED_MS);
    return await longest(page);
  } finally {
    await page.close();
  }
};

/** Measures the built site of the repository `root`, each interaction `runs` times: the median. */
export const measureInteractions = (root: string, runs: number): Promise<readonly Interaction[]> =>
  besideFloor(root, async (sites) => {
    const browser = await openBrowser({ backForwardCache: true });
    const once = (gesture: Gesture, state: State) => async (): Promise<number> => {
      const baseURL = state === 'floor' ? sites.floor : sites.built;
      const context = await browser.newContext({ ...SIZES.phone, baseURL });
      await context.addInitScript(watchInteractions);
      const duration = await measureGesture(context, gesture, state);
      await context.close();
      return duration;
    };
    const interactions: Interaction[] = [];
    for (const gesture of GESTURES) {
      const states: State[] = [
        'first',
        'later',
        ...(gesture.needsScript ? [] : ['floor' as const]),
      ];
      const measurements = states.map((state) => [state, once(gesture, state)] as const);
      const times = await byTurns(runs, Object.fromEntries(measurements));
      const [first = 0, later = 0, floor] = states.map((state) => median(times[state] ?? []));
      interactions.push({
        name: gesture.name,
        first,
        later,
        ...(floor !== undefined && { floor }),
      });
      console.log(`${gesture.name}: ${first} ms at once, ${later} ms later, floor ${floor ?? '–'}`);
    }
    await browser.close();
    return interactions;
  });
