/** The contact form keeps words and photos through links, history, other tabs and impatience. */
import type { Locator, Page } from 'playwright-core';
import {
  CONTACT_PAGE,
  MARIA,
  fillForm,
  formIsAlive,
  formOf,
  pictureFile,
  submitOf,
} from './support/form';
import { useSite } from './support/site';

jest.setTimeout(60_000);

const site = useSite();
let page: Page;

const field = (name: string): Locator => formOf(page).locator(`[name="${name}"]`);
const photoInput = (): Locator => formOf(page).locator('input[type="file"]').first();
const thumbs = (): Locator => formOf(page).locator('.chosen li');

beforeEach(async () => {
  page = await site.open('phone', CONTACT_PAGE);
  await formIsAlive(page);
});

it('keeps photos when a link to the form is tapped, after it was opened for a service and a town', async () => {
  await page.goto('/contact/?service=tree-removal&town=Avon#quote');
  await formIsAlive(page);
  await photoInput().setInputFiles(await pictureFile('oak.png', 40, 30));
  await thumbs().waitFor();
  await page.locator('#topbar a[href$="#quote"]').click();
  await expect(thumbs().count()).resolves.toBe(1);
  await expect(field('service').inputValue()).resolves.toBe('Tree removal');
  await expect(field('town').inputValue()).resolves.toBe('Avon');
});

it('does not take spaces for a name or a message', async () => {
  const before = site.server.submissions.length;
  await fillForm(page, { ...MARIA, name: '   ', comment: ' \n ' });
  await submitOf(page).click();
  await page.waitForSelector('[aria-invalid="true"]');
  await expect(formOf(page).locator('[aria-invalid="true"]').count()).resolves.toBe(2);
  expect(site.server.submissions).toHaveLength(before);
});
