/** The map of the maps service: nothing is asked from there before a visitor asks for it. */
import type { BrowserContext, Page } from 'playwright-core';
import { MAP, MAP_SERVICE, addPart } from './support/part';
import { holdScripts, sizes, useSite, type Size } from './support/site';

jest.setTimeout(60_000);

const site = useSite();
let context: BrowserContext;
let foreign: string[];

const open = async (size: Size): Promise<Page> => {
  context = await site.visitor(size, { bypassCSP: true });
  await addPart(context, '/privacy/', MAP);
  foreign = [];
  await context.route(`${MAP_SERVICE}/**`, (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: 'A map' });
  });
  const page = await context.newPage();
  await page.goto('/privacy/');
  return page;
};

it.each(sizes)('comes when asked, in the place of the drawing, on a %s', async (size) => {
  const page = await open(size);
  const button = page.getByRole('button', { name: '{mapLoad}' });
  // Reaching the button brings it into sight; from then on nothing may move.
  await button.focus();
  const before = await page.locator('.view').boundingBox();
  const height = await page.evaluate(() => document.body.scrollHeight);
  expect(foreign).toEqual([]);
  await button.press('Enter');
  await page.waitForFunction(() => document.activeElement?.tagName === 'IFRAME');
  await page.locator('[role="status"]', { hasText: '{mapNote}' }).waitFor();
  expect(foreign).toEqual([`${MAP_SERVICE}/embed?q=Elmwood`]);
  expect(await page.locator('.view').boundingBox()).toEqual(before);
  expect(await page.evaluate(() => document.body.scrollHeight)).toBe(height);
});

it('comes for who asked before the code was there', async () => {
  const page = await open('phone');
  const release = await holdScripts(context);
  await page.getByRole('button', { name: '{mapLoad}' }).click();
  await release();
  await page.locator('iframe').waitFor();
});
