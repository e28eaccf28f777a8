/** What all browser tests share: a visitor whose browser complains of nothing. */
import { test as plain, expect, type Page } from '@playwright/test';

/** Windows of visitors; most have a phone, with which a test begins unless it says otherwise. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const DESKTOP = { viewport: { width: 1280, height: 900 }, hasTouch: false, isMobile: false };
export const SIZES = { phone: PHONE, desktop: DESKTOP };

interface Complaints {
  /** What the browser says of the page: errors, and warnings and errors on the console. */
  readonly complaints: string[];
  /** Those that a test brings about. */
  readonly expected: RegExp;
}

/** Notes what the browser complains of in a page from now on. */
export const noteComplaints = (page: Page, complaints: string[]): void => {
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type());
    // Playwright says so itself where a test has no service worker.
    const isOwn = message.text().includes('blocked by Playwright');
    if (isComplaint && !isOwn) complaints.push(`${message.type()}: ${message.text()}`);
  });
};

/** Playwright's `test`, which fails when the browser complains of the page. */
export const test = plain.extend<Complaints>({
  expected: [/^$/, { option: true }],
  complaints: [
    async ({ page, expected }, use) => {
      const complaints: string[] = [];
      noteComplaints(page, complaints);
      await use(complaints);
      expect(complaints.filter((one) => !expected.test(one))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
