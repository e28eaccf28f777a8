/** Photos of the tree: made small, shown, sent and removed. */
import type { BrowserContext, Page } from 'playwright-core';
import {
  CONTACT_PAGE,
  MARIA,
  fillForm,
  formOf,
  photographForm,
  pictureFile,
  submitOf,
  formIsAlive,
} from './support/form';
import { sizes, useSite } from './support/site';

jest.setTimeout(60_000);

const site = useSite();
let context: BrowserContext;
let page: Page;

describe.each(sizes)('photos on a %s', (size) => {
  beforeEach(async () => {
    context = await site.visitor(size);
    page = await context.newPage();
    await page.goto(CONTACT_PAGE);
    await formIsAlive(page);
  });

  it('are sent smaller, each in a field of its own', async () => {
    await fillForm(page, MARIA);
    const input = formOf(page).locator('input[type="file"]').first();
    await input.setInputFiles([
      await pictureFile('Oak front.PNG'),
      { name: 'IMG_1.heic', mimeType: 'image/heic', buffer: Buffer.from('no picture') },
      await pictureFile('limb.png', 900, 1800),
    ]);
    await page.waitForSelector('.thumbs li:nth-child(2)');
    const photos = formOf(page).locator('.photos');
    await photos.locator('.err').waitFor();
    await expect(photos.locator('.err').allTextContents()).resolves.toEqual([
      'IMG_1.heic could not be read as a picture. A JPEG or PNG works best.',
    ]);
    const natural = await photos.locator('.thumbs img').evaluateAll((images) =>
      Promise.all(
        images.map(async (image) => {
          if (!(image instanceof HTMLImageElement)) return [];
          await image.decode();
          return [image.naturalWidth, image.naturalHeight];
        }),
      ),
    );
    expect(natural).toEqual([
      [1600, 800],
      [800, 1600],
    ]);
    await photographForm(page, `${size}-photos`);
    await submitOf(page).click();
    await page.waitForSelector('.note.ok');
    const arrived = site.server.submissions.at(-1);
    expect(arrived?.files.map(({ field, name, type }) => [field, name, type])).toEqual([
      ['photo-1', 'Oak front.jpg', 'image/jpeg'],
      ['photo-2', 'limb.jpg', 'image/jpeg'],
    ]);
    const { comment, ...texts } = MARIA;
    expect(arrived?.fields).toMatchObject({
      'form-name': ['contact'],
      ...Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, [value]])),
      submit: ['Submit'],
    });
    expect(arrived?.fields['comment']?.[0]?.replace(/\r\n/g, '\n')).toBe(comment);
  });

  it('are five at most, and each can be removed by keyboard', async () => {
    const one = await pictureFile('tree.png', 40, 30);
    const files = [1, 2, 3, 4, 5, 6].map((number) => ({ ...one, name: `tree ${number}.png` }));
    const input = formOf(page).locator('input[type="file"]').first();
    await input.setInputFiles(files);
    const thumbs = formOf(page).locator('.thumbs li');
    await formOf(page).locator('.photos .err').waitFor();
    await expect(thumbs.count()).resolves.toBe(5);
    await expect(formOf(page).locator('.photos .err').textContent()).resolves.toContain(
      'at most five photos',
    );
    const remove = page.getByRole('button', { name: 'Remove tree 2.png' });
    await remove.focus();
    await page.keyboard.press('Enter');
    await expect(thumbs.count()).resolves.toBe(4);
    await expect(remove.count()).resolves.toBe(0);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('file');
  });
});
