/** In browsers of the last six years, visitors can read everything, reach everything, and send the form. */
import { MARIA, fillIn, messagesFrom, newAddress, submitButton } from './support/form';
import { makeOlder } from './support/olderBrowser';
import { KINDS } from './support/pages';
import { DESKTOP, expect, test } from './support/test';

test.use({ bypassCSP: true, expected: /404/ });
test.beforeEach(({ page }) => makeOlder(page).then(() => undefined));

for (const address of KINDS)
  test(`${address} does not scroll sideways, and no script fails`, async ({ page }) => {
    await page.goto(address);
    const { scrollWidth, clientWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }));
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });

test('without popovers, “Menu” leads to the links of the footer', async ({ page }) => {
  await page.goto('/about/');
  await page.getByRole('link', { name: 'Menu', exact: true }).tap();
  const services = page.getByRole('contentinfo').getByRole('heading', { name: 'Services' });
  await expect(services).toBeInViewport();
  await services.tap();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tree removal' }).tap();
  await expect(page).toHaveURL(/\/tree-removal\/$/);
});

test('a message is sent', async ({ page }) => {
  const email = newAddress();
  await page.goto('/contact/');
  await fillIn(page, { ...MARIA, email });
  await submitButton(page).click();
  await expect.poll(() => messagesFrom(email).length).toBe(1);
});

test.describe('on a wide screen', () => {
  test.use(DESKTOP);

  test('the list of services opens under the mouse and closes', async ({ page }) => {
    await page.goto('/about/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    const removal = menu.getByRole('link', { name: 'Tree removal' });
    await menu.getByRole('link', { name: 'Services', exact: true }).hover();
    await expect(removal).toBeVisible();
    await page.mouse.move(200, 700);
    await expect(removal).toBeHidden();
  });
});
