/** Without any script, the form, the questions, the testimonials, the map and the menus work. */
import {
  MARIA,
  fillIn,
  messagesFrom,
  newAddress,
  pictureFile,
  submitButton,
  textsOf,
} from './support/form';
import { SIZES, expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

test('the browser checks the form, posts it with photos and shows the page of thanks', async ({
  page,
}) => {
  const email = newAddress();
  await page.goto('/contact/');
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/contact\/$/);
  await fillIn(page, { ...MARIA, email });
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([await pictureFile('oak.png')]);
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/thank-you\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const [message] = messagesFrom(email);
  expect(textsOf(message!)).toMatchObject({ ...MARIA, email, submit: 'Submit' });
  expect(message?.files.map(({ name }) => name)).toEqual(['oak.png']);
});

test('questions open, testimonials can be reached, the map links out', async ({ page }) => {
  await page.goto('/');
  const question = page
    .getByRole('group')
    .filter({ hasText: 'Is the estimate really free?' })
    .last();
  await question.getByText('Is the estimate really free?').click();
  await expect(question.getByRole('paragraph').first()).toBeVisible();
  await page.getByRole('link', { name: 'Testimonial 3' }).click();
  await expect(page.getByText('I manage four buildings')).toBeInViewport();
  const out = page.getByRole('link', { name: /Open in Google Maps/ }).first();
  await expect(out).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps/);
});

test('the menu of a phone opens and leads to a service', async ({ page }) => {
  await page.goto('/about/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.getByRole('dialog').or(page.locator('[popover]:popover-open'));
  await drawer.getByText('Services', { exact: true }).click();
  await drawer.getByRole('link', { name: 'Tree removal' }).click();
  await expect(page).toHaveURL(/\/tree-removal\/$/);
});

for (const [name, size] of Object.entries(SIZES))
  test.describe(`on a ${name}`, () => {
    test.use(size);

    test('nothing is shown that only a script could move', async ({ page }) => {
      for (const address of ['/', '/contact/', '/blog/sustainable-tree-care/']) {
        await page.goto(address);
        await expect(page.getByRole('switch').filter({ visible: true })).toHaveCount(0);
        for (const label of ['Next testimonial', 'Copy link', 'Previous testimonial'])
          await expect(
            page.getByRole('button', { name: label }).filter({ visible: true }),
          ).toHaveCount(0);
      }
    });
  });

test.describe('on a desktop', () => {
  test.use(SIZES.desktop);

  test('the list of services opens under the mouse', async ({ page }) => {
    await page.goto('/about/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'Services', exact: true }).hover();
    await menu.getByRole('link', { name: 'Tree removal' }).click();
    await expect(page).toHaveURL(/\/tree-removal\/$/);
  });
});
