/** Back and forward restore pages as they were left, from the browser's back/forward cache. */
import { KINDS, leaveAndReturn, sizes, useSite } from './support/site';

jest.setTimeout(120_000);

const site = useSite();

// Browsers keep no page that was not found.
const KEPT = KINDS.filter((address) => address !== '/no-such-page/');

it.each(KEPT)('%s comes back at once, where the visitor was', async (address) => {
  const page = await site.open('phone', address);
  await page.evaluate(() => window.scrollTo(0, 300));
  const before = await page.evaluate(() => window.scrollY);
  await leaveAndReturn(page, () => page.goto('/privacy/'));
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

it.each(sizes)(
  'keeps the testimonial that was shown and the words in the form: %s',
  async (size) => {
    const page = await site.open(size, '/');
    const second = page.locator('.bullets [aria-current="true"][aria-label="Testimonial 2"]');
    await page.getByRole('button', { name: 'Next testimonial' }).click();
    await second.waitFor();
    const goForward = await leaveAndReturn(page, async () => {
      await page.goto('/contact/');
      await page.locator('[name="name"]').fill('Maria');
    });
    await second.waitFor();
    await goForward();
    expect(await page.locator('[name="name"]').inputValue()).toBe('Maria');
  },
);

it('shows a page that comes back in the colors chosen meanwhile', async () => {
  const page = await site.open('desktop', '/about/');
  const control = page.getByRole('switch', { name: 'Dark colors' });
  await leaveAndReturn(page, async () => {
    await page.goto('/services/');
    await control.click();
  });
  await page.locator('html[data-theme="dark"]').waitFor({ state: 'attached' });
  expect(await control.isChecked()).toBe(true);
});
