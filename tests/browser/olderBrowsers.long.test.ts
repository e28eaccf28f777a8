/** In browsers of the last six years, visitors can read everything, reach everything, and send the form. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { eventually } from '../support/eventually';
import { CONTACT_PAGE, Form, MARIA } from './support/form';
import { makeOlder } from './support/olderBrowser';
import { BLANK, KINDS, useSite, type Size } from './support/site';

const site = useSite();

const open = async (
  size: Size,
  address: string,
  options?: BrowserContextOptions,
): Promise<Page> => {
  const page = await site.open(size, BLANK, { bypassCSP: true, ...options });
  await makeOlder(page);
  await page.goto(address);
  return page;
};

describe.each(['phone', 'desktop'] as const)('in an older browser on a %s', (size) => {
  it.each(KINDS)('%s does not scroll sideways, and no script fails', async (address) => {
    const page = await site.open(size, BLANK, { bypassCSP: true });
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await makeOlder(page);
    await page.goto(address);
    await page.mouse.move(200, 400);
    await page.mouse.wheel(600, 0);
    await page.mouse.wheel(0, 300);
    await page.waitForFunction(() => scrollY > 0);
    expect({ left: await page.evaluate(() => scrollX), errors }).toEqual({ left: 0, errors: [] });
  });
});

it('drawn rings do not cover the words with solid color', async () => {
  const page = await open('desktop', '/');
  const masks = await page.evaluate(() =>
    [
      ...[...document.querySelectorAll('.rings, .divider')].map((one) => getComputedStyle(one)),
      ...[...document.querySelectorAll('.kicker')].map((one) => getComputedStyle(one, '::before')),
    ].map(({ webkitMaskImage }) => webkitMaskImage),
  );
  expect(masks.length).toBeGreaterThan(4);
  expect(masks.filter((mask) => !mask.startsWith('url('))).toEqual([]);
});

it.each([true, false])(
  'without popovers, “Menu” leads to the links of the footer (script: %s)',
  async (javaScriptEnabled) => {
    const page = await open('phone', '/about/', { javaScriptEnabled });
    expect(await page.locator('.drawer').isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Menu', exact: true }).tap();
    const removal = page.locator('.footer').getByRole('link', { name: 'Tree removal' });
    await eventually('the links are in the window', () =>
      removal.evaluate((link) => link.getBoundingClientRect().bottom < innerHeight),
    );
    await removal.tap();
    await page.waitForURL('**/tree-removal/');
  },
);

it('wide screens without popovers have the links of the menu, and no “Menu”', async () => {
  const page = await open('desktop', '/about/');
  await page.locator('.nav').getByRole('link', { name: 'Services', exact: true }).waitFor();
  expect(await page.getByRole('link', { name: 'Menu', exact: true }).isVisible()).toBe(false);
});

it('the services menu closes when the mouse leaves it', async () => {
  const page = await open('desktop', '/about/');
  await page.locator('.nav').getByRole('link', { name: 'Services', exact: true }).hover();
  await page.locator('.nav .dropdown').waitFor({ state: 'visible' });
  await page.mouse.move(200, 700);
  await page.locator('.nav .dropdown').waitFor({ state: 'hidden' });
});

it('missing fields are marked, and the message is sent', async () => {
  const page = await open('phone', CONTACT_PAGE);
  const form = new Form(page);
  await form.hydrated();
  await form.submit.click();
  await form.root.locator('.error').first().waitFor();
  const frameOf = (name: string) =>
    form.field(name).evaluate((field) => getComputedStyle(field).boxShadow);
  expect(await frameOf('comment')).not.toBe(await frameOf('phone'));
  await form.fill(MARIA);
  await form.send();
});
