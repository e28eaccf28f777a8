/** A page is fetched while the visitor is about to follow a link to it; a file never is. */
import { useSite } from './support/site';

jest.setTimeout(60_000);

const ADDRESSES = ['/assets/logo.svg', '/contact/', '/'];

const site = useSite();

it('fetches each page whose link the mouse rests on, and no file', async () => {
  const visitor = await site.visitor('desktop');
  const page = await visitor.newPage();
  const browser = await visitor.newCDPSession(page);
  const fetched = new Set<string>();
  const faults: string[] = [];
  browser.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
    if (ruleSet.errorMessage !== undefined) faults.push(ruleSet.errorMessage);
  });
  browser.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status !== 'Pending') fetched.add(new URL(prefetchUrl).pathname);
  });
  await browser.send('Preload.enable');
  await page.goto('/tree-pruning/');
  await page.evaluate((addresses) => {
    const links = addresses.map((address) => `<p><a href="${address}">To ${address}</a></p>`);
    document.body.insertAdjacentHTML('afterbegin', links.join(''));
  }, ADDRESSES);
  for (const address of ADDRESSES) {
    await page.getByRole('link', { name: `To ${address}`, exact: true }).hover();
    await page.waitForTimeout(1000);
  }
  expect([...fetched]).toEqual(['/contact/', '/']);
  expect(faults).toEqual([]);
});
