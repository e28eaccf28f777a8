/**
 * One page of each kind, or every page: viewed on a phone, read to its end with everything opened, and at
 * every width. Pages request nothing from other sites, and nothing goes wrong.
 */
import type { Page } from 'playwright-core';
import { complaintsInBothModes } from '../support/axe';
import { itLong } from '../support/itLong';
import { tryEverything } from '../support/tryEverything';
import { faultsOf } from './support/faults';
import { complaintsOf, pagesToTry, readToTheEnd, useSite } from './support/site';

const site = useSite();

const WIDTHS = tryEverything ? [320, 360, 390, 768, 1024, 1366, 1440, 1920, 2560] : [320, 1440];
/** A phone at a zoom of 200 %: long words may break. */
const ZOOMED = 195;
// The list of services below is checked in a wide window, with the page around it.
const AXE_WIDTHS = tryEverything ? [320, 390, 768, 1440] : [320];

/** Opens everything that can be opened and presses every button that stays on the page. */
const openEverything = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
    for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
      popover.showPopover();
      await pause();
      popover.hidePopover();
    }
    // What the device would open.
    window.print = () => undefined;
    navigator.share = () => Promise.resolve();
    const pressed = 'button:not([type=submit]), [data-color-switch]';
    for (const button of document.querySelectorAll<HTMLElement>(pressed)) {
      button.click();
      await pause();
    }
    window.dispatchEvent(new Event('beforeprint'));
    await pause();
  });

it.each(pagesToTry())(
  '%s is in order on a phone, read and with everything opened',
  async (path) => {
    const page = await site.open('phone');
    const complaints = complaintsOf(page);
    const asked: { readonly url: URL; readonly type: string }[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (/^https?:$/.test(url.protocol)) asked.push({ url, type: request.resourceType() });
    });
    await page.goto(path);
    const faults = [...(await faultsOf(page, 'hoverOnPhones', 'missingCalls'))];
    await readToTheEnd(page);
    faults.push(...(await faultsOf(page, 'hiddenInFolds', 'smallTargets')));
    // Reading brings islands near; a page without islands requests no script.
    const hasIslands = (await page.locator('[data-island]').count()) > 0;
    const unwanted = asked.filter(
      ({ url, type }) =>
        url.origin !== site.server.url ||
        // Our own texts have common letters only.
        /rare.*\.woff2$/.test(url.pathname) ||
        (type === 'script' && !hasIslands),
    );
    expect(unwanted.map(({ url }) => url.href)).toEqual([]);
    // The browser also reports violations of the page's security policy here.
    await openEverything(page);
    const expected = path === '/no-such-page/' ? /404/ : /^$/;
    expect([...faults, ...complaints.filter((one) => !expected.test(one))]).toEqual([]);
  },
);

const open = async (path: string, width: number): Promise<Page> => {
  const page = await site.open('desktop', path, { reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  return page;
};

it.each(pagesToTry())('%s is in order at every width, for axe-core too', async (path) => {
  const page = await open(path, 320);
  const faults: string[] = [];
  const note = (width: number | string, found: readonly string[]) =>
    faults.push(...found.map((fault) => `${width} ${fault}`));
  for (const width of [ZOOMED, ...WIDTHS]) {
    await page.setViewportSize({ width, height: 900 });
    note(width, await faultsOf(page, 'missingCalls', 'overlappingTargets', 'sidewaysScrolling'));
    note(width, await faultsOf(page, 'coveredRoads'));
    if (width !== ZOOMED) note(width, await faultsOf(page, 'partedWords'));
  }
  note('', await faultsOf(page, 'hiddenInFolds'));
  for (const width of AXE_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    note(width, await complaintsInBothModes(page));
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  for (const width of tryEverything ? [320, 1280] : [320]) {
    await page.setViewportSize({ width, height: 900 });
    note(`${width}, doubled text,`, await faultsOf(page, 'sidewaysScrolling'));
  }
  expect(faults).toEqual([]);
});

itLong.each([
  ['the drawer', 320, 'button.menu-button', '#drawer'],
  ['the list of services', 1440, '[aria-label="Show services"]', '.nav .dropdown'],
])('axe-core finds nothing in %s, light and dark', async (_, width, button, opened) => {
  const page = await open('/about/', width);
  await page.locator(button).press('Enter');
  await page.locator(opened).waitFor({ state: 'visible' });
  if (opened === '#drawer') await page.locator('.drawer summary').click();
  expect(await complaintsInBothModes(page)).toEqual([]);
});

it('the copyright year is the current one, also years after the build', async () => {
  const page = await site.open('phone');
  await page.clock.setFixedTime('2041-06-15');
  await page.goto('/about/');
  expect(await page.locator('footer [data-year]').textContent()).toMatch(/^© 2041 \D+$/);
});

itLong.each([
  [390, '/careers/'],
  [1440, '/careers/'],
  [1440, '/blog/'],
])('in %i pixels, an upright drawing fills no more than a screen of %s', async (width, path) => {
  const height = 900;
  const page = await site.open('desktop', path, {
    viewport: { width, height },
    bypassCSP: true,
  });
  const heights = await page.evaluate(async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="900"/>';
    const frames = [...document.querySelectorAll('main .frame:has(picture)')];
    for (const picture of document.querySelectorAll('main .frame picture')) {
      for (const source of picture.querySelectorAll('source')) source.remove();
      const image = picture.querySelector('img');
      if (!image) continue;
      image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
      image.loading = 'eager';
      await image.decode();
    }
    return frames.map((frame) => frame.clientHeight);
  });
  expect(heights).not.toEqual([]);
  expect(Math.max(...heights)).toBeLessThan(height);
});
