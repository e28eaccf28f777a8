/** What comes out of a printer. */
import type { Page } from '@playwright/test';
import { DESKTOP, expect, test } from './support/test';

test.use(DESKTOP);

/** Sheets of letter paper that a page takes. */
const sheetsOf = async (page: Page): Promise<number> => {
  const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};

for (const [address, most] of [
  ['/comparing-estimates/', 1],
  ['/contact/', 2],
  ['/emergency-tree-services/', 4],
  ['/questions/', 5],
] as const)
  test(`${address} prints on at most ${most} sheets, with the number`, async ({ page }) => {
    await page.goto(address);
    expect(await sheetsOf(page)).toBeLessThanOrEqual(most);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('(860) 555-0142').filter({ visible: true }).first()).toBeVisible();
  });

test('a question prints with its answer', async ({ page }) => {
  await page.goto('/questions/');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const hidden = await page
    .locator('main details')
    .evaluateAll((all) =>
      all.filter((one) => !one.querySelector('summary + *')?.checkVisibility()),
    );
  expect(hidden).toHaveLength(0);
});

test('the comparison sheet has a button that prints it, and columns to write in on paper only', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.goto('/comparing-estimates/');
  const columns = page
    .getByRole('table')
    .first()
    .getByRole('columnheader')
    .filter({ visible: true });
  const onScreen = await columns.count();
  const button = page.getByRole('button', { name: /print/i });
  await button.click();
  await expect(page.locator('[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(button).toBeHidden();
  expect(await columns.count()).toBeGreaterThan(onScreen);
});
