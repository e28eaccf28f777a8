/**
 * Every page: nothing goes wrong while a phone reads it, nothing comes from another site, everything fits in every
 * width, and axe-core finds nothing, light and dark.
 */
import { axeFaultsInBothModes, faultsOf } from './support/faults';
import { ADDRESSES, KINDS } from './support/pages';
import { DESKTOP, expect, test } from './support/test';

// The page for addresses that nothing has is answered with this status.
test.use({ expected: /404/ });

for (const address of ADDRESSES) {
  test(`${address} is in order while a phone reads it, for axe-core too`, async ({
    page,
    baseURL,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (/^https?:$/.test(protocol) && origin !== baseURL) foreign.push(request.url());
    });
    await page.goto(address);
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 500) {
        scrollTo({ top: y, behavior: 'instant' });
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
    });
    const faults = [...(await faultsOf(page, 'missingCalls', 'hiddenInFolds', 'smallTargets'))];
    faults.push(...(await axeFaultsInBothModes(page)));
    await page.setViewportSize({ width: 320, height: 844 });
    faults.push(
      ...(await faultsOf(page, 'sidewaysScrolling', 'overlappingTargets', 'partedWords')),
    );
    expect({ faults, foreign }).toEqual({ faults: [], foreign: [] });
  });
}

test.describe('on wide screens', () => {
  test.use(DESKTOP);

  for (const address of KINDS)
    test(`${address} fits in every width, and with doubled text`, async ({ page }) => {
      await page.goto(address);
      const faults: string[] = [];
      for (const width of [768, 992, 1440, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        const found = await faultsOf(
          page,
          ...(['sidewaysScrolling', 'overlappingTargets', 'partedWords', 'missingCalls'] as const),
        );
        faults.push(...found.map((fault) => `${width} ${fault}`));
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      faults.push(...(await axeFaultsInBothModes(page)));
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const found = await faultsOf(page, 'sidewaysScrolling');
        faults.push(...found.map((fault) => `${width}, doubled text, ${fault}`));
      }
      expect(faults).toEqual([]);
    });
});

for (const width of [390, 1440])
  test(`topics of questions stand clear of the header in ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/questions/');
    const header = await page.locator('main > section').first().boundingBox();
    const topic = await page.getByRole('heading', { name: 'Before you hire' }).boundingBox();
    expect(topic!.y - (header!.y + header!.height)).toBeGreaterThan(32);
  });

test('the table for comparing firms is as wide as the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/comparing-estimates/');
  const [sheet, example] = await page.getByRole('table').all();
  const widthOf = async (table = sheet) => (await table!.boundingBox())!.width;
  expect(await widthOf()).toBe(await widthOf(example));
});

test.describe('nothing moves', () => {
  test('for visitors who prefer reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((one) => {
          const { transitionDuration, animationDuration } = getComputedStyle(one);
          return [transitionDuration, animationDuration].some((list) =>
            list.split(',').some((duration) => Number.parseFloat(duration) > 0.001),
          );
        })
        .map((one) => one.outerHTML.slice(0, 90)),
    );
    expect(moving).toEqual([]);
  });

  for (const address of ['/', '/tree-pruning/', '/contact/', '/blog/sustainable-tree-care/'])
    test(`while ${address} arrives over a slow network`, async ({ page, context }) => {
      const session = await context.newCDPSession(page);
      const slow = { latency: 150, downloadThroughput: 150_000, uploadThroughput: 50_000 };
      await session.send('Network.emulateNetworkConditions', { offline: false, ...slow });
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            performance.mark(`moved ${(entry as PerformanceEntry & { value: number }).value}`);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready.then(() => true));
      await page.waitForTimeout(500);
      const moved = await page.evaluate(() =>
        performance
          .getEntriesByType('mark')
          .map(({ name }) => Number(/^moved (.+)/.exec(name)?.[1] ?? 0))
          .reduce((sum, shift) => sum + shift, 0),
      );
      expect(moved).toBeLessThan(0.02);
    });
});

test('the copyright year is the current one, also years after the build', async ({ page }) => {
  await page.clock.setFixedTime('2041-06-15');
  await page.goto('/about/');
  await expect(page.getByRole('contentinfo')).toContainText('© 2041');
});
