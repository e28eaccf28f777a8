import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { TEXT_FIELDS, type TextField } from '../../../src/islands/contactForm/fields';

export const CONTACT_PAGE = '/contact/';

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

/** What stands in the form now. */
export const typedIn = (page: Page): Promise<Typed> =>
  formOf(page).evaluate((form: HTMLFormElement) => {
    const text = (name: string): string => {
      const control = form.elements.namedItem(name);
      const typed = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
      if (!typed) throw new Error(`The form has no field ${name}`);
      return control.value;
    };
    return {
      name: text('name'),
      email: text('email'),
      phone: text('phone'),
      comment: text('comment'),
    };
  });

/** Scrolls a thing to the bottom of the window, or to the top of the bar that lies there on phones. */
export const moveToBottom = (thing: Locator): Promise<void> =>
  thing.evaluate((element) => {
    const { left, bottom } = element.getBoundingClientRect();
    const bar = document.elementFromPoint(left, window.innerHeight - 1)?.closest('.callbar');
    const end = bar?.getBoundingClientRect().top ?? window.innerHeight;
    window.scrollBy({ top: bottom - end, behavior: 'instant' });
  });

/** Whether nothing lies over the upper and the lower end of a thing, and both are in the window. */
export const isInSight = (thing: Locator): Promise<boolean> =>
  thing.evaluate((element) => {
    const { left, width, top, bottom } = element.getBoundingClientRect();
    return [top + 4, bottom - 4].every((y) =>
      element.contains(document.elementFromPoint(left + width / 2, y)),
    );
  });

/** A real picture to choose from the device. Width and height in pixels. */
export const pictureFile = async (name: string, width = 2400, height = 1200) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#1b4332' } })
    .png()
    .toBuffer(),
});

/** A picture of the form's section in `reports/form-states`, for people to look at. */
export const photographForm = async (page: Page, name: string): Promise<void> => {
  const folder = path.join(process.cwd(), 'reports', 'form-states');
  mkdirSync(folder, { recursive: true });
  await page
    .locator('section', { has: page.locator('form[name="contact"], .note.ok') })
    .first()
    .screenshot({ path: path.join(folder, `${name}.png`), animations: 'disabled' });
};

/** Keeps posts waiting until the returned function is called. */
export const holdPosts = async (page: Page): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/?index', async (route) => {
    await released;
    await route.continue();
  });
  return release;
};
