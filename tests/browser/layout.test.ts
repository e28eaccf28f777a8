/** Nothing moves while a page arrives, and little is asked for before anybody scrolls. */
import { forEachLimited } from '../../src/files';
import budgets from '../budgets.json';
import { PHONE } from '../support/weight';
import { KINDS, sizes, useSite, type Size } from './support/site';

jest.setTimeout(300_000);

const site = useSite();

const watchShifts = (): void => {
  const page = window as unknown as { shifted: number };
  page.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!shift.hadRecentInput) page.shifted += shift.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** A slow mobile network: milliseconds of delay, bytes in a second. */
const SLOW_NETWORK = { latency: 150, downloadThroughput: 150_000, uploadThroughput: 50_000 };

/** Open at once, because this test mostly waits. */
const TABS = 3;

/** How far things moved on a page, for a visitor who has never been here. */
const shiftOn = async (path: string, size: Size): Promise<number> => {
  const visitor = await site.visitor(size);
  const page = await visitor.newPage();
  const session = await visitor.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_NETWORK });
  await page.addInitScript(watchShifts);
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await page.waitForTimeout(500);
  const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
  await visitor.close();
  return shifted;
};

it.each(sizes)('nothing moves while a page arrives over a slow network: %s', async (size) => {
  const moved: string[] = [];
  // A line that the stand-in font breaks in another place moves a page of any text by that line.
  await forEachLimited(KINDS, TABS, async (path) => {
    const shifted = await shiftOn(path, size);
    if (shifted >= budgets.layoutShift) moved.push(`${path}: ${shifted}`);
  });
  expect(moved).toEqual([]);
});

it('the home page of a phone is not too long, and asks for little before anybody scrolls', async () => {
  const context = await site.visitor('phone', {
    viewport: { width: PHONE.width, height: PHONE.height },
    deviceScaleFactor: PHONE.density,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.waitForTimeout(1500);
  expect(bytes).toBeGreaterThan(100 * budgets.bytesPerKilobyte);
  expect(bytes / budgets.bytesPerKilobyte).toBeLessThanOrEqual(
    budgets.homeBeforeScrollingKilobytes,
  );
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(10_000);
});
