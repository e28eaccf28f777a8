import type { BrowserContext, Page } from 'playwright-core';
import {
  CONTACT_PAGE,
  MARIA,
  fillForm,
  formOf,
  holdPosts,
  isInSight,
  moveToBottom,
  photographForm,
  submitOf,
  typedIn,
  formIsAlive,
} from './support/form';
import { complaintsOf, eventually, sizes, useSite, type Site } from './support/site';

jest.setTimeout(60_000);

const site = useSite();
let context: BrowserContext;
let page: Page;

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

const goesTo = (field: string): Promise<void> =>
  eventually(`the focus goes to ${field}`, async () => (await focused()) === field);

describe.each(sizes)('the contact form on a %s', (size) => {
  const photograph = (state: string) => photographForm(page, `${size}-${state}`);

  beforeEach(async () => {
    tell({});
    context = await site.visitor(size);
    page = await context.newPage();
    await page.goto(CONTACT_PAGE);
    await formIsAlive(page);
  });

  it('shows a message at each field that is missing and goes to the first', async () => {
    await photograph('rest');
    // A screen reader reads out what belongs to a field in the moment of coming to it.
    const heard = page.evaluate(
      () =>
        new Promise((tell) => {
          const note = ({ target }: Event): void => {
            const field = target as Element;
            if (field.getAttribute('name') === 'name') tell(field.getAttribute('aria-describedby'));
          };
          addEventListener('focusin', note);
        }),
    );
    await submitOf(page).click();
    await expect(heard).resolves.toContain('name-error');
    await goesTo('name');
    for (const field of ['name', 'email', 'comment']) {
      await expect(describedBy(field)).resolves.toContain('Please fill out this field.');
    }
    await expect(describedBy('phone')).resolves.not.toContain('Please');
    await photograph('missing');
    await fillForm(page, { ...MARIA, email: 'maria@' });
    await submitOf(page).click();
    await goesTo('email');
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
    const complaints = complaintsOf(page);
    const answer = await holdPosts(page);
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

    expect(complaints).toEqual([]);
    expect(posts).toHaveLength(1);
    expect(posts[0]?.url).toBe('/?index');
    expect(posts[0]?.type).toMatch(/^application\/x-www-form-urlencoded/);
    expect([...new URLSearchParams(posts[0]?.body)]).toEqual([
      ['form-name', 'contact'],
      ['subject', `Website message: ${MARIA.name}`],
      ...Object.entries(MARIA),
      ['submit', 'Submit'],
    ]);
    expect(site.server.submissions).toHaveLength(before + 1);
    const focus = page.locator('.note.ok:focus');
    await expect(focus.getAttribute('role')).resolves.toBe('status');
    await expect(focus.textContent()).resolves.toContain('Thank you.');
    await expect(page.locator('[data-toasts] .toast').textContent()).resolves.toContain('Sent.');
    expect(await page.evaluate(() => localStorage.getItem('contact-draft'))).toBeNull();

    await page.getByRole('button', { name: 'Write another message' }).click();
    expect(Object.values(await typedIn(page)).join('')).toBe('');
  });

  it('waits half a minute for a slow server', async () => {
    await page.clock.install();
    const answer = await holdPosts(page);
    await fillForm(page, MARIA);
    await submitOf(page).click();
    await page.locator('form[name="contact"] [readonly]').first().waitFor();
    await page.clock.fastForward(30_000);
    await expect(submitOf(page).textContent()).resolves.toBe('Sending…');
    answer();
    await page.waitForSelector('.note.ok');
  });

  it('can be filled in and sent by keyboard alone, and the trap is out of reach', async () => {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    const next = async (): Promise<string | null> => {
      await page.keyboard.press('Tab');
      return focused();
    };
    const passed: (string | null)[] = [];
    while (passed.length < 80 && passed.at(-1) !== 'name') passed.push(await next());
    await page.keyboard.type(MARIA.name);
    for (const field of ['phone', 'email', 'comment'] as const) {
      if (field === 'comment') expect(await next()).toBe('service');
      expect(await next()).toBe(field);
      await page.keyboard.insertText(MARIA[field]);
    }
    expect(await next()).toBe('photo-1');
    // The line that opens more questions.
    expect(await next()).toBeNull();
    expect(await next()).toBe('submit');
    // What comes after the button is outside of the form: the trap is passed over.
    expect(await next()).toBeNull();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.note.ok:focus');
    expect(site.server.submissions.at(-1)?.fields['email']).toEqual([MARIA.email]);
    // First the number, then the way to another message.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(Object.values(await typedIn(page)).join('')).toBe('');
    expect(await focused()).toBe('name');
  });

  it('opens with the service that the quote was asked for, and answers as it is filled in', async () => {
    await page.goto('/tree-removal/');
    const ways = page.locator('a[href="/contact/?service=tree-removal#quote"]');
    await expect(ways.count()).resolves.toBeGreaterThan(3);
    await ways.locator('visible=true').first().click();
    await formIsAlive(page);
    const field = (name: string) => formOf(page).locator(`[name="${name}"]`);
    await expect(field('service').inputValue()).resolves.toBe('Tree removal');
    expect(await page.evaluate(() => localStorage.getItem('contact-draft'))).toBeNull();
    await formOf(page).locator('summary').click();
    const call = formOf(page).locator('a[href^="tel:"]:visible');
    await expect(call.count()).resolves.toBe(0);
    await field('urgency').selectOption('Today');
    await expect(call.count()).resolves.toBe(1);
    await field('town').fill('avon ct');
    await formOf(page).getByText('Yes, we work there.').waitFor();
    await photograph('more');
    await field('town').fill('Boston');
    await formOf(page).getByText('and ask').waitFor();
    await field('callback').fill('after five');
    await page.reload();
    await page.waitForSelector('.note.kept');
    await expect(field('callback').isVisible()).resolves.toBe(true);
    await fillForm(page, MARIA);
    await submitOf(page).click();
    await page.waitForSelector('.note.ok');
    expect(site.server.submissions.at(-1)?.fields).toMatchObject({
      subject: [`Website message: ${MARIA.name}, Tree removal, Boston`],
      service: ['Tree removal'],
      urgency: ['Today'],
      town: ['Boston'],
      callback: ['after five'],
    });
  });

  it('brings an unsent message back after a reload and deletes it when told to', async () => {
    await fillForm(page, MARIA);
    await page.reload();
    await page.waitForSelector('.note.kept');
    expect(await typedIn(page)).toEqual(MARIA);
    await expect(page.locator('.note.kept').textContent()).resolves.toContain('this device only');
    await photograph('kept');
    await formOf(page).locator('[name="email"]').fill('no address');
    await submitOf(page).click();
    await page.waitForSelector('[aria-invalid="true"]');
    await page.getByRole('button', { name: 'Delete it' }).click();
    expect(Object.values(await typedIn(page)).join('')).toBe('');
    await expect(page.locator('[aria-invalid="true"]').count()).resolves.toBe(0);
    await page.reload();
    await formIsAlive(page);
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
    await moveToBottom(submitOf(page));
    await submitOf(page).click();
    const alert = page.locator('[role="alert"].note.bad');
    await alert.waitFor();
    for (const part of [alert, submitOf(page)]) expect(await isInSight(part)).toBe(true);
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
