/** On a phone the pictures further down do not take the network from the one that is seen first. */
import type { Page, Route } from 'playwright-core';
import { eventually, useSite } from './support/site';

jest.setTimeout(60_000);

const site = useSite();

/** Opens the list of posts, whose first picture comes when `release` is called. */
const open = async (
  size: 'phone' | 'desktop',
): Promise<{ page: Page; pictures: string[]; release: () => Promise<void> }> => {
  const page = await (await site.visitor(size)).newPage();
  const pictures: string[] = [];
  const held: Route[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && request.url().includes('/static/'))
      pictures.push(request.url());
  });
  await page.route('**/static/**', (route) => {
    if (pictures.length > 1) return route.continue();
    held.push(route);
    return undefined;
  });
  await page.goto('/blog/', { waitUntil: 'domcontentloaded' });
  await page.waitForTimeout(1500);
  return {
    page,
    pictures,
    release: async () => {
      await Promise.all(held.map((route) => route.continue()));
    },
  };
};

const allCome = (pictures: readonly string[]): Promise<void> =>
  eventually('the other pictures come', () => Promise.resolve(pictures.length > 1));

it('they come once the page is painted', async () => {
  const { pictures, release } = await open('phone');
  expect(pictures).toHaveLength(1);
  await release();
  await allCome(pictures);
});

it('they come when somebody goes down before', async () => {
  const { page, pictures } = await open('phone');
  expect(pictures).toHaveLength(1);
  await page.mouse.wheel(0, 300);
  await allCome(pictures);
});

it('on a wide screen, where several are seen first, none waits', async () => {
  const { pictures } = await open('desktop');
  await allCome(pictures);
});
