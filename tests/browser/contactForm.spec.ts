/** The contact form and the application: checked by the browser, sent once, and nothing typed is lost. */
import type { Page } from '@playwright/test';
import {
  MARIA,
  POSTS,
  field,
  fieldsOf,
  fillIn,
  messagesFrom,
  newAddress,
  pictureFile,
  submitButton,
  textsOf,
  typedIn,
} from './support/form';
import { DESKTOP, expect, test } from './support/test';

const thanks = (page: Page) => page.getByRole('status').filter({ hasText: 'Thank you' });

const send = async (page: Page): Promise<void> => {
  await submitButton(page).click();
  // Making photos smaller takes a busy machine some time.
  await expect(thanks(page)).toBeVisible({ timeout: 30_000 });
};

/** Keeps every script waiting until the returned function is called. */
const holdScripts = async (page: Page): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.fallback();
  });
  return release;
};

test('has the fields, placeholders and button of the specification', async ({ page }) => {
  await page.goto('/contact/');
  const { name, email, phone, comment } = fieldsOf(page);
  await expect(name).toHaveAttribute('placeholder', 'Your Name*');
  await expect(email).toHaveAttribute('placeholder', 'Email Address*');
  await expect(phone).toHaveAttribute('placeholder', 'Phone Number');
  await expect(comment).toHaveAttribute('placeholder', 'Message Here*');
  await expect(submitButton(page)).toHaveText('Submit');
});

test('the browser itself stops what is missing or no address, at the first such field', async ({
  page,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await page.goto('/contact/');
  const { name, email, phone, comment } = fieldsOf(page);
  const missing = () =>
    Promise.all(
      [name, email, phone, comment].map((one) =>
        one.evaluate((control: HTMLInputElement) => control.validity.valueMissing),
      ),
    );
  await submitButton(page).click();
  await expect(name).toBeFocused();
  expect(await missing()).toEqual([true, true, false, true]);
  await fillIn(page, { ...MARIA, email: 'maria' });
  await submitButton(page).click();
  await expect(email).toBeFocused();
  expect(await email.evaluate((one: HTMLInputElement) => one.validity.typeMismatch)).toBe(true);
  expect(posts).toEqual([]);
});

test('posts what the specification says, once, and answers on the page', async ({ page }) => {
  const email = newAddress();
  const posts: { url: string; body: string }[] = [];
  await page.route(POSTS, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    posts.push({ url: pathname + search, body: route.request().postData() ?? '' });
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto('/contact/');
  await fillIn(page, { ...MARIA, email });
  // Twice at once, and again while the message is on its way.
  await submitButton(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await submitButton(page).dispatchEvent('click');
  await expect(thanks(page)).toBeVisible();
  expect(posts.map(({ url }) => url)).toEqual(['/?index']);
  const [message, ...others] = messagesFrom(email);
  expect(others).toEqual([]);
  expect(message?.form).toBe('contact');
  expect(textsOf(message!)).toMatchObject({
    ...MARIA,
    email,
    'form-name': 'contact',
    submit: 'Submit',
  });
  await page.getByRole('button', { name: 'Write another message' }).click();
  expect(Object.values(await typedIn(page)).join('')).toBe('');
});

test.describe('by keyboard alone', () => {
  test.use(DESKTOP);

  test('a message can be written and sent, and the trap for robots is out of reach', async ({
    page,
  }) => {
    const email = newAddress();
    await page.goto('/contact/');
    const { name, comment } = fieldsOf(page);
    await name.focus();
    await page.keyboard.type(MARIA.name);
    const passed: string[] = [];
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      const label = await page.evaluate(() => {
        const control = document.activeElement as HTMLInputElement;
        return (control.labels?.[0] ?? control).textContent?.trim() ?? '';
      });
      passed.push(label);
      if (label.startsWith('Email')) await page.keyboard.type(email);
      if (await comment.evaluate((one) => one === document.activeElement))
        await page.keyboard.type('A limb.');
      if (label === 'Submit') break;
    }
    expect(passed.at(-1)).toBe('Submit');
    await page.keyboard.press('Enter');
    await expect(thanks(page)).toBeFocused();
    expect(textsOf(messagesFrom(email)[0]!)).toMatchObject({
      name: MARIA.name,
      comment: 'A limb.',
    });
  });
});

test.describe('what fails', () => {
  test.use({ expected: /ERR_INTERNET_DISCONNECTED|status of (413|500)/ });

  test('is told beside the number, keeps every word, and is sent at the next try', async ({
    page,
    context,
  }) => {
    const email = newAddress();
    await page.goto('/contact/');
    await fillIn(page, { ...MARIA, email });
    const failures = [
      () => page.route(POSTS, (route) => route.fulfill({ status: 413 })),
      () => page.route(POSTS, (route) => route.fulfill({ status: 500 })),
      () => context.setOffline(true),
    ];
    for (const fail of failures) {
      await page.unroute(POSTS);
      await fail();
      await submitButton(page).click();
      const alert = page.getByRole('alert').filter({ hasText: /\(860\)/ });
      await expect(alert).toBeInViewport();
      await expect(alert.getByRole('link')).toHaveAttribute('href', /^tel:/);
      expect(await typedIn(page)).toEqual({ ...MARIA, email });
      await page.waitForTimeout(300);
    }
    await context.setOffline(false);
    await page.unroute(POSTS);
    await send(page);
    expect(messagesFrom(email)).toHaveLength(1);
  });
});

test('photos are sent made smaller, and what is no picture is told', async ({ page }) => {
  const email = newAddress();
  await page.goto('/contact/');
  await fillIn(page, { ...MARIA, email });
  await page
    .getByLabel(/^Photos/)
    .first()
    .setInputFiles([
      await pictureFile('oak.png', 2400, 1200),
      { name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
      await pictureFile('limb.png', 900, 1800),
    ]);
  await expect(page.getByText(/empty\.jpg/)).toBeVisible();
  const sent = page.evaluate(
    () =>
      new Promise<number[][]>((resolve) => {
        const fetchInPage = window.fetch.bind(window);
        window.fetch = async (address, init) => {
          const files = [
            ...(init?.body instanceof FormData ? init.body : new FormData()).values(),
          ].filter((value) => value instanceof File);
          const pictures = await Promise.all(files.map((file) => createImageBitmap(file)));
          resolve(pictures.map(({ width, height }) => [width, height]));
          return fetchInPage(address, init);
        };
      }),
  );
  await send(page);
  expect(await sent).toEqual([
    [1600, 800],
    [800, 1600],
  ]);
  expect(messagesFrom(email)[0]?.files.map(({ type }) => type)).toEqual([
    'image/jpeg',
    'image/jpeg',
  ]);
});

test('at most five photos are taken, and each can be removed', async ({ page }) => {
  await page.goto('/contact/');
  const one = await pictureFile('tree.png');
  const six = [1, 2, 3, 4, 5, 6].map((number) => ({ ...one, name: `tree-${number}.png` }));
  const photos = page.getByLabel(/^Photos/).first();
  // The form takes several at once as soon as somebody has gone into it.
  await fieldsOf(page).name.focus();
  await expect(photos).toHaveAttribute('multiple');
  await photos.setInputFiles(six);
  const remove = page.getByRole('button', { name: /^Remove / });
  await expect(remove).toHaveCount(5);
  await page.getByRole('button', { name: 'Remove tree-2.png' }).click();
  await expect(remove).toHaveCount(4);
});

test('a browser that returns noise for a picture sends the original', async ({ page }) => {
  const email = newAddress();
  // As browsers do that protect against fingerprinting.
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = function (callback, type) {
      const noise = new OffscreenCanvas(this.width, this.height);
      const context = noise.getContext('2d');
      for (let x = 0; x < this.width; x += 8)
        for (let y = 0; y < this.height; y += 8) {
          context!.fillStyle = `hsl(${Math.random() * 360} 90% 50%)`;
          context!.fillRect(x, y, 8, 8);
        }
      void noise.convertToBlob({ type }).then(callback);
    };
  });
  await page.goto('/contact/');
  await fillIn(page, { ...MARIA, email });
  await page
    .getByLabel(/^Photos/)
    .first()
    .setInputFiles([await pictureFile('oak.png', 2400, 1200)]);
  await send(page);
  expect(messagesFrom(email)[0]?.files.map(({ name }) => name)).toEqual(['oak.png']);
});

test('the service that a quote link stood on travels with the message', async ({ page }) => {
  const email = newAddress();
  await page.goto('/tree-removal/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /free estimate/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/contact\//);
  await expect(fieldsOf(page).name).toBeInViewport();
  await fillIn(page, { ...MARIA, email });
  await send(page);
  expect(textsOf(messagesFrom(email)[0]!)['service']).toBe('Tree removal');
});

test('what was typed, chosen and pressed before the code came is sent once', async ({ page }) => {
  const email = newAddress();
  const release = await holdScripts(page);
  await page.goto('/contact/');
  await fillIn(page, { ...MARIA, email });
  await page
    .getByLabel(/^Photos/)
    .first()
    .setInputFiles([await pictureFile('oak.png')]);
  await submitButton(page).click();
  release();
  // On this page, or on the one that answers a message sent without script.
  await expect(
    page
      .getByRole('main')
      .getByText(/^Thank you\./)
      .first(),
  ).toBeVisible();
  const messages = messagesFrom(email);
  expect(messages).toHaveLength(1);
  expect(textsOf(messages[0]!)).toMatchObject({ ...MARIA, email });
  expect(messages[0]?.files).toHaveLength(1);
});

/** Runs in the page: puts every text into two elements with other words, now and later, as Chrome's translator does. */
const translate = (): void => {
  const NOT = 'script, style, textarea, font, [translate="no"]';
  const translateIn = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(NOT))
        continue;
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).textContent = `ES:${text.data}`;
      text.replaceWith(outer);
    }
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(translateIn);
  }).observe(document.body, { childList: true, subtree: true });
  translateIn(document.body);
};

test.describe('in a page that the browser translates', () => {
  test.use({ bypassCSP: true });

  for (const moment of ['before', 'after'] as const)
    test(`${moment} the form wakes, a message arrives at the first press`, async ({ page }) => {
      const email = newAddress();
      await page.goto('/contact/');
      if (moment === 'before') await page.evaluate(translate);
      await page.getByRole('textbox').first().focus();
      // Only the form that is awake takes several photos.
      await expect(page.locator('input[type="file"]').first()).toHaveAttribute('multiple');
      if (moment === 'after') await page.evaluate(translate);
      for (const [label, text] of [
        ['Name', MARIA.name],
        ['Email', email],
        ['Message', 'A limb.'],
      ] as const)
        await page.getByRole('textbox', { name: new RegExp(`^ES: ?${label}`) }).fill(text);
      await page.getByRole('button', { name: /Submit$/ }).click();
      await expect.poll(() => messagesFrom(email).length).toBe(1);
      expect(textsOf(messagesFrom(email)[0]!)).toMatchObject({
        name: MARIA.name,
        comment: 'A limb.',
      });
    });
});

test('the application is sent with its file', async ({ page }) => {
  const email = newAddress();
  await page.goto('/careers/');
  await field(page, 'Name').fill('Maria');
  await field(page, 'Email').fill(email);
  await field(page, 'What you have done').fill('Two years on ropes');
  const resume = {
    name: 'Resume.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  };
  await page.locator('input[type="file"]').first().setInputFiles([resume]);
  await expect(page.getByText('Resume.pdf')).toBeVisible();
  await page
    .getByRole('button', { name: /apply|application|submit/i })
    .last()
    .click();
  await expect(thanks(page)).toBeVisible();
  const [message] = messagesFrom(email);
  expect(message?.form).toBe('application');
  expect(textsOf(message!)).toMatchObject({ experience: 'Two years on ropes' });
  expect(message?.files.map(({ name, type }) => [name, type])).toEqual([
    ['Resume.pdf', 'application/pdf'],
  ]);
});
