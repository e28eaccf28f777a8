import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';

export const CONTACT_PAGE = '/contact/';

/** The fields of the specification. */
const TEXT_FIELDS = ['name', 'email', 'phone', 'comment'] as const;
type TextField = (typeof TEXT_FIELDS)[number];

/** What the specification asks for. */
export type Typed = Readonly<Record<TextField, string>>;

export const MARIA: Typed = {
  name: 'Maria Álvarez & Söhne',
  email: 'maria@example.com',
  phone: '860 555 0188',
  comment: 'Large oak limb, "resting" on the roof.\nSince noon; 50% hangs over <the porch> 🌳',
};

export const formOf = (page: Page): Locator => page.locator('form[name="contact"]');
export const submitOf = (page: Page): Locator => formOf(page).locator('button[type="submit"]');

/** Waits until the form, which is near, has its code. */
export const formIsAlive = async (page: Page): Promise<void> => {
  await page.locator('form[name="contact"][novalidate]').waitFor();
};

export const fillForm = async (page: Page, values: Typed): Promise<void> => {
  for (const field of TEXT_FIELDS) {
    await formOf(page).locator(`[name="${field}"]`).fill(values[field]);
  }
};

/** What the fields of the form hold now. */
export const typedIn = async (page: Page): Promise<Typed> => {
  const value = (field: TextField) => formOf(page).locator(`[name="${field}"]`).inputValue();
  const [name, email, phone, comment] = await Promise.all([
    value('name'),
    value('email'),
    value('phone'),
    value('comment'),
  ]);
  return { name, email, phone, comment };
};

/** A real picture to choose from the device. Width and height in pixels. */
export const pictureFile = async (name: string, width = 2400, height = 1200) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#1b4332' } })
    .png()
    .toBuffer(),
});
