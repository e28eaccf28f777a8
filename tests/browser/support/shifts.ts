/** Measures how far parts of a page move by themselves while it loads. */
import type { Page } from 'playwright-core';

interface Watched {
  shifted: number;
}

/** Starts watching every page opened from now on. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!shift.hadRecentInput) watched.shifted += shift.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The cumulative layout shift of the page so far. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as Watched).shifted);
