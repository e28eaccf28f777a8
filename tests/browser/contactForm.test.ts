import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import {
  CONTACT_PAGE,
  MARIA,
  fillForm,
  formOf,
  pictureFile,
  submitOf,
  typedIn,
  wakeForm,
} from './support/form';
import { enliven, openAlive, openSite, sizes, type Site } from './support/site';

jest.setTimeout(60_000);

let site: Site;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const tell = (troubles: Partial<Site['server']['form']>) => {
  const { form } = site.server;
  delete form.status;
  delete form.delayMs;
  delete form.drop;
  Object.assign(form, troubles);
};

const describedBy = (field: string): Promise<string> =>
  formOf(page)
    .locator(`[name="${field}"]`)
    .evaluate((control) =>
      (control.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' '),
    );

const focused = (): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);

describe.each(sizes)('the contact form on a %s', (size) => {
  const photograph = async (state: string) => {
    const folder = path.join(process.cwd(), 'reports', 'form-states');
    mkdirSync(folder, { recursive: true });
    await page
      .locator('section', { has: page.locator('form[name="contact"], .note.ok') })
      .first()
      .screenshot({ path: path.join(folder, `${size}-${state}.png`), animations: 'disabled' });
  };

  /** Keeps posts waiting until the returned function is called. */
  const holdAnswers = async (): Promise<() => void> => {
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

  beforeEach(async () => {
    tell({});
    context = await site.visitor(size);
    page = await openAlive(context, CONTACT_PAGE);
    await wakeForm(page);
  });
  afterEach(() => context.close());

  it('shows a message at each field that is missing and goes to the first', async () => {
    await photograph('rest');
    await submitOf(page).click();
    expect(await focused()).toBe('name');
    for (const field of ['name', 'email', 'comment']) {
      await expect(describedBy(field)).resolves.toContain('Please fill out this field.');
    }
    await expect(describedBy('phone')).resolves.not.toContain('Please');
    await photograph('missing');
    await fillForm(page, { ...MARIA, email: 'maria@' });
    await submitOf(page).click();
    expect(await focused()).toBe('email');
    await expect(describedBy('email')).resolves.toContain('complete email address');
    const invalid = formOf(page).locator('[aria-invalid="true"]');
    await expect(invalid.count()).resolves.toBe(1);
    await photograph('email');
    await formOf(page).locator('[name="email"]').fill(MARIA.email);
    await expect(invalid.count()).resolves.toBe(0);
    expect(site.server.submissions).toEqual(
      site.server.submissions.filter(({ fields }) => fields['email']?.[0] !== 'maria@'),
    );
  });

  it('posts what the specification says, once, and answers on the page', async () => {
    const before = site.server.submissions.length;
    const posts: { url: string; type: string; body: string }[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'POST') return;
      const { pathname, search } = new URL(request.url());
      const type = request.headers()['content-type'] ?? '';
      posts.push({ url: pathname + search, type, body: request.postData() ?? '' });
    });
    const answer = await holdAnswers();
    await fillForm(page, MARIA);
    await submitOf(page).click();
    await page.waitForFunction(() => document.querySelector('form[name="contact"] [readonly]'));
    await expect(submitOf(page).textContent()).resolves.toBe('Sending…');
    await photograph('sending');
    await submitOf(page).dispatchEvent('click');
    await formOf(page).locator('[name="email"]').press('Enter');
    answer();
    await page.waitForSelector('.note.ok');
    await photograph('sent');

    expect(posts).toHaveLength(1);
    expect(posts[0]?.url).toBe('/?index');
    expect(posts[0]?.type).toMatch(/^application\/x-www-form-urlencoded/);
    expect([...new URLSearchParams(posts[0]?.body)]).toEqual([
      ['form-name', 'contact'],
      ...Object.entries(MARIA),
      ['submit', 'Submit'],
    ]);
    expect(site.server.submissions).toHaveLength(before + 1);
    const focus = page.locator('.note.ok:focus');
    await expect(focus.getAttribute('role')).resolves.toBe('status');
    await expect(focus.textContent()).resolves.toContain('Thank you.');
    await expect(page.locator('[data-toasts] .toast').textContent()).resolves.toContain('person');
    expect(await page.evaluate(() => localStorage.getItem('contact-draft'))).toBeNull();

    await page.getByRole('button', { name: 'Write another message' }).click();
    expect(Object.values(await typedIn(page)).join('')).toBe('');
  });

  it('sends photos made smaller, each in a field of its own', async () => {
    await fillForm(page, MARIA);
    const input = formOf(page).locator('input[type="file"]').first();
    await input.setInputFiles([
      await pictureFile(page, 'Oak front.PNG'),
      { name: 'IMG_1.heic', mimeType: 'image/heic', buffer: Buffer.from('no picture') },
      await pictureFile(page, 'limb.png', 900, 1800),
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
    await photograph('photos');
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

  it('takes five photos, tells of the sixth, and lets each be removed by keyboard', async () => {
    const one = await pictureFile(page, 'tree.png', 40, 30);
    const files = [1, 2, 3, 4, 5, 6].map((number) => ({ ...one, name: `tree ${number}.png` }));
    const input = formOf(page).locator('input[type="file"]').first();
    await input.setInputFiles(files);
    const thumbs = formOf(page).locator('.thumbs li');
    await formOf(page).locator('.photos .err').waitFor();
    await expect(thumbs.count()).resolves.toBe(5);
    await expect(formOf(page).locator('.photos .err').textContent()).resolves.toContain('Five');
    const remove = page.getByRole('button', { name: 'Remove tree 2.png' });
    await remove.focus();
    await page.keyboard.press('Enter');
    await expect(thumbs.count()).resolves.toBe(4);
    await expect(remove.count()).resolves.toBe(0);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('file');
  });

  it('brings an unsent message back after a reload and deletes it when told to', async () => {
    await fillForm(page, MARIA);
    await page.reload();
    await enliven(page);
    await page.waitForSelector('.note.kept');
    expect(await typedIn(page)).toEqual(MARIA);
    await expect(page.locator('.note.kept').textContent()).resolves.toContain('this device only');
    await photograph('kept');
    await page.getByRole('button', { name: 'Delete it' }).click();
    expect(Object.values(await typedIn(page)).join('')).toBe('');
    await page.reload();
    await enliven(page);
    await wakeForm(page);
    expect(Object.values(await typedIn(page)).join('')).toBe('');
    await expect(page.locator('.note.kept').count()).resolves.toBe(0);
  });

  it.each([
    ['a refusal', '404', { status: 404 }, 'Nothing you typed is lost'],
    ['too large photos', '413', { status: 413 }, 'photos are too large'],
    ['a broken server', '500', { status: 500 }, 'Nothing you typed is lost'],
    ['a cut connection', 'cut', { drop: true }, 'Nothing you typed is lost'],
  ])('explains %s, shows the number, sends at the next try', async (_, name, troubles, words) => {
    tell(troubles);
    await fillForm(page, MARIA);
    await submitOf(page).click();
    const alert = page.locator('[role="alert"].note.bad');
    await alert.waitFor();
    await expect(alert.textContent()).resolves.toContain(words);
    const href = await alert.locator('a[href^="tel:"]').getAttribute('href');
    expect(href).toBe(await page.locator('a[href^="tel:"]').first().getAttribute('href'));
    await expect(submitOf(page).textContent()).resolves.toBe('Try again');
    await photograph(`failed-${name}`);
    expect(await typedIn(page)).toEqual(MARIA);
    tell({});
    await submitOf(page).click();
    await page.waitForSelector('.note.ok');
    expect(site.server.submissions.at(-1)?.fields['name']).toEqual([MARIA.name]);
  });

  it('knows when there is no network', async () => {
    await fillForm(page, MARIA);
    await context.setOffline(true);
    await submitOf(page).click();
    await page.locator('.note.bad', { hasText: 'without a network' }).waitFor();
    await photograph('offline');
    expect(await typedIn(page)).toEqual(MARIA);
    await context.setOffline(false);
    await submitOf(page).click();
    await page.waitForSelector('.note.ok');
  });
});
