/** Chromium and Firefox, driven by puppeteer: over DevTools the one, over WebDriver BiDi the other. */
import { setTimeout as wait } from 'node:timers/promises';
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import { findBrowser } from '../../support/browsers';
import type { Driver } from './driver';

/** Two taps that are closer than this are one double tap, even on two fields. */
const DOUBLE_TAP_MS = 350;

/** Starts one of the two browsers with an empty profile and one window. */
export const startPuppeteer = async (engine: 'chromium' | 'firefox'): Promise<Driver> => {
  const browser = await puppeteer.launch(
    engine === 'firefox'
      ? {
          browser: 'firefox',
          executablePath: findBrowser('firefox'),
          extraPrefsFirefox: {
            // puppeteer switches the back/forward cache off, which visitors have.
            'fission.bfcacheInParent': true,
            // Without this, Firefox sometimes repeats its scroll to a fragment when a script scrolls
            // within what is already painted. Scrolling by hand is not affected.
            'apz.paint_skipping.enabled': false,
          },
        }
      : {
          browser: 'chrome',
          executablePath: findBrowser('chromium'),
          args: ['--no-sandbox', '--disable-dev-shm-usage'],
        },
  );
  let hasTouch = false;
  let complaints: string[] = [];
  const newPage = async (): Promise<Page> => {
    const opened = await browser.newPage();
    opened.on('pageerror', (error) => complaints.push(String(error)));
    opened.on('console', (message) => {
      const { url } = message.location();
      const isComplaint = ['error', 'warn'].includes(message.type());
      if (isComplaint) complaints.push(`${message.text()} (${url ?? 'no address'})`);
    });
    return opened;
  };
  let page = await newPage();
  return {
    open: async (url) => void (await page.goto(url)),
    resize: async ({ width, height, hasTouch: touch = false }) => {
      hasTouch = touch;
      // Firefox has no mobile viewports and no touch events to switch on.
      const isPhone = touch && engine === 'chromium';
      await page.setViewport({ width, height, hasTouch: isPhone, isMobile: isPhone });
    },
    evaluate: (expression) => page.evaluate(expression),
    move: ({ x, y }) => page.mouse.move(x, y),
    press: async ({ x, y }) => {
      if (!hasTouch) return page.mouse.click(x, y);
      await page.touchscreen.tap(x, y);
      await wait(DOUBLE_TAP_MS);
    },
    key: (name) => page.keyboard.press(name),
    type: (text) => page.keyboard.type(text),
    choose: async (selector, files) => {
      const input = (await page.$(selector)) as ElementHandle<HTMLInputElement> | null;
      if (!input) throw new Error(`There is no ${selector}`);
      await input.uploadFile(...files);
    },
    // Not page.goBack(), which waits for a load that a page from the cache does not have.
    back: async () => void (await page.evaluate('setTimeout(() => history.back())')),
    reload: async () => void (await page.reload()),
    complaints: () => {
      const heard = complaints;
      complaints = [];
      return heard;
    },
    // In a new tab: puppeteer waits in vain for loads in a Firefox tab that came from its cache.
    leave: async () => {
      const left = page;
      page = await newPage();
      await left.close();
    },
    close: () => browser.close(),
  };
};
