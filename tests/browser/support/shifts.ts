/** How far the parts of a page move by themselves while it arrives. */
import type { Page } from 'playwright-core';

interface Watched {
  shifted: number;
}

/** Starts to watch every page that is opened next. */
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
