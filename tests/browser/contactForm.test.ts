/** The contact form with its script: messages at fields, sending, drafts, photos, and what can go wrong. */
import type { Locator, Page } from 'playwright-core';
import { CONTACT_PAGE, Form, MARIA, POSTS, pictureFile } from './support/form';
import { TRAP_FIELD } from '../../src/content/forms';
import { itLong } from '../support/itLong';
import { complaintsOf, sizes, useSite } from './support/site';
import { eventually } from '../support/eventually';

const site = useSite();
let page: Page;
let form: Form;

/** Keeps posts waiting until the returned function is called. */
const holdPosts = async (): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(POSTS, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

const field = (name: string): Locator => form.field(name);

const isEmpty = async (): Promise<boolean> =>
  Object.values(await form.typed()).every((text) => text === '');

const lastFields = () => site.server.submissions.at(-1)?.fields;

const describedBy = (name: string): Promise<string> =>
  field(name).evaluate((control) =>
    (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );

const focused = (): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);

const focusMovesTo = (name: string): Promise<void> =>
  eventually(`the focus moves to ${name}`, async () => (await focused()) === name);

/** Scrolls an element to the bottom of the window, or to the top of the call bar of phones. */
const moveToBottom = (thing: Locator): Promise<void> =>
  thing.evaluate((element) => {
    const { left, bottom } = element.getBoundingClientRect();
    const bar = document.elementFromPoint(left, window.innerHeight - 1)?.closest('.callbar');
    const end = bar?.getBoundingClientRect().top ?? window.innerHeight;
    window.scrollBy({ top: bottom - end, behavior: 'instant' });
  });

/** Whether the upper and the lower end of an element are in the window and nothing covers them. */
const isInSight = (thing: Locator): Promise<boolean> =>
  thing.evaluate((element) => {
    const { left, width, top, bottom } = element.getBoundingClientRect();
    return [top + 4, bottom - 4].every((y) =>
      element.contains(document.elementFromPoint(left + width / 2, y)),
    );
  });

describe.each(sizes)('the contact form on a %s', (size) => {
  beforeEach(async () => {
    page = await site.open(size, CONTACT_PAGE);
    form = new Form(page);
    await form.hydrated();
  });

  it('shows a message at each field that is missing and goes to the first', async () => {
    const before = site.server.submissions.length;
    // White space is no answer.
    await field('name').fill('   ');
    await field('comment').fill(' \n ');
    // A screen reader reads the message of a field as soon as the field gets the focus.
    const heard = page.evaluate(
      () =>
        new Promise((resolve) => {
          const note = ({ target }: Event): void => {
            const control = target as Element;
            if (control.getAttribute('name') === 'name')
              resolve(control.getAttribute('aria-describedby'));
          };
          addEventListener('focusin', note);
        }),
    );
    await form.submit.click();
    expect(await heard).toContain('name-error');
    await focusMovesTo('name');
    for (const name of ['name', 'email', 'comment']) {
      expect(await describedBy(name)).toContain('Please fill out this field.');
    }
    expect(await describedBy('phone')).not.toContain('Please');
    await form.fill({ ...MARIA, email: 'maria@example' });
    expect(await describedBy('email')).not.toContain('Please fill out this field.');
    await form.submit.click();
    await focusMovesTo('email');
    expect(await describedBy('email')).toContain('complete email address');
    const invalid = form.root.locator('[aria-invalid="true"]');
    expect(await invalid.count()).toBe(1);
    await field('email').fill(MARIA.email);
    expect(await invalid.count()).toBe(0);
    expect(site.server.submissions).toHaveLength(before);
  });

  itLong(
    'hints politely at a number without its area code and at a mistyped address, and sends both',
    async () => {
      const hint = field('phone').locator('xpath=..').locator('[role="status"]');
      await form.fill({ ...MARIA, phone: '555-0142', email: 'maria@gmail.con' });
      await eventually('the hint is shown', async () =>
        ((await hint.textContent()) ?? '').includes('a complete phone number'),
      );
      expect(await describedBy('phone')).toContain('a complete phone number');
      expect(await describedBy('email')).toContain('spelled right');
      await field('phone').press('End');
      await field('phone').pressSequentially('012');
      expect(await hint.textContent()).toBe('');
      await field('phone').fill('555-0142');
      await form.send();
      expect(lastFields()?.['phone']).toEqual(['555-0142']);
      expect(lastFields()?.['email']).toEqual(['maria@gmail.con']);
    },
  );

  itLong('keeps the label in sight above the field that the browser scrolls to', async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await field('name').evaluate((one) => one.scrollIntoView({ behavior: 'instant' }));
    expect(await isInSight(page.locator('label[for]', { hasText: 'Name' }).first())).toBe(true);
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
    const answer = await holdPosts();
    await form.fill(MARIA);
    // As a password manager may do.
    await field(TRAP_FIELD).evaluate((trap) => ((trap as HTMLTextAreaElement).value = 'Maria'));
    // Twice at once, and later again.
    await form.submit.evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await page.waitForFunction(() => document.querySelector('form[name="contact"] [readonly]'));
    expect(await form.submit.textContent()).toBe('Sending…');
    await form.submit.dispatchEvent('click');
    await field('email').press('Enter');
    answer();
    await form.success.waitFor();

    expect(complaints).toEqual([]);
    expect(posts).toHaveLength(1);
    expect(posts[0]?.url).toBe('/?index');
    expect(posts[0]?.type).toMatch(/^application\/x-www-form-urlencoded/);
    expect([...new URLSearchParams(posts[0]?.body)]).toEqual([
      ['form-name', 'contact'],
      ['subject', `Website message: ${MARIA.name}`],
      ...(['name', 'phone', 'email', 'comment'] as const).map((name) => [name, MARIA[name]]),
      ['submit', 'Submit'],
    ]);
    expect(site.server.submissions).toHaveLength(before + 1);
    const focus = page.locator('.note.success:focus');
    expect(await focus.getAttribute('role')).toBe('status');
    expect(await focus.textContent()).toContain('Thank you.');
    expect(await focus.textContent()).toContain('no longer kept on this device');
    expect(await page.locator('.toast').count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('contact-draft'))).toBeNull();

    await page.getByRole('button', { name: 'Write another message' }).click();
    expect(await isEmpty()).toBe(true);
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
    for (const name of ['phone', 'email', 'comment'] as const) {
      if (name === 'comment') expect([await next(), await next()]).toEqual(['town', 'service']);
      expect(await next()).toBe(name);
      await page.keyboard.insertText(MARIA[name]);
    }
    expect(await next()).toBe('photo-1');
    // The line that opens more questions.
    expect(await next()).toBeNull();
    expect(await next()).toBe('submit');
    // The next element is outside of the form: the honeypot field is skipped.
    expect(await next()).toBeNull();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.note.success:focus');
    expect(lastFields()?.['email']).toEqual([MARIA.email]);
    // First the number, then the way to another message.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await isEmpty()).toBe(true);
    expect(await focused()).toBe('name');
  });

  itLong('opens with the service that the quote was asked for, and keeps the answers', async () => {
    await page.goto('/tree-removal/');
    const ways = page.locator('a[href="/contact/?service=tree-removal#quote"]');
    expect(await ways.count()).toBeGreaterThan(3);
    await ways.locator('visible=true').first().click();
    await form.hydrated();
    expect(await field('service').inputValue()).toBe('Tree removal');
    expect(await page.evaluate(() => localStorage.getItem('contact-draft'))).toBeNull();
    await form.root.locator('summary').click();
    await field('urgency').selectOption('Today');
    await field('town').fill('Boston');
    await field('callback').fill('after five');
    await page.reload();
    await form.kept.waitFor();
    expect(await field('callback').isVisible()).toBe(true);
    await form.fill(MARIA);
    await form.send();
    expect(lastFields()).toMatchObject({
      subject: [`Website message: ${MARIA.name}, Tree removal, Boston`],
      service: ['Tree removal'],
      urgency: ['Today'],
      town: ['Boston'],
      callback: ['after five'],
    });
  });

  itLong('keeps photos when a link to the form is tapped', async () => {
    await page.goto('/contact/?service=tree-removal&town=Avon#quote');
    await form.hydrated();
    await form.choose(await pictureFile('oak.png'));
    await page.locator('a[href$="#quote"]:visible').first().click();
    expect(await form.chosen.count()).toBe(1);
    expect(await field('service').inputValue()).toBe('Tree removal');
    expect(await field('town').inputValue()).toBe('Avon');
  });

  it('restores an unsent message after a reload and deletes it on request', async () => {
    await form.fill(MARIA);
    await page.reload();
    await form.kept.waitFor();
    expect(await form.typed()).toEqual(MARIA);
    const note = await form.kept.textContent();
    expect(note).toContain('this device only');
    expect(note).not.toContain('Photos are not kept');
    await field('email').fill('no address');
    await form.submit.click();
    await page.waitForSelector('[aria-invalid="true"]');
    await page.getByRole('button', { name: 'Delete it' }).click();
    expect(await isEmpty()).toBe(true);
    expect(await page.locator('[aria-invalid="true"]').count()).toBe(0);
    await page.reload();
    await form.hydrated();
    expect(await isEmpty()).toBe(true);
    expect(await form.kept.count()).toBe(0);
  });

  itLong('starts without a message that was stored in part, or by something else', async () => {
    for (const stored of ['{"name": "Mar', 'null']) {
      await page.evaluate((text) => localStorage.setItem('contact-draft', text), stored);
      await page.reload();
      await form.hydrated();
      expect(await isEmpty()).toBe(true);
    }
  });

  it('explains each failed attempt, shows the number, and sends at the next try', async () => {
    const answerWith = (status: number) => page.route(POSTS, (route) => route.fulfill({ status }));
    const failures = [
      [() => answerWith(413), 'photos are too large'],
      [() => answerWith(500), 'Nothing you typed is lost'],
      [() => page.context().setOffline(true), 'without a network'],
    ] as const;
    const number = await page.locator('a[href^="tel:"]').first().getAttribute('href');
    await form.fill(MARIA);
    for (const [fail, words] of failures) {
      await page.unroute(POSTS);
      await fail();
      await moveToBottom(form.submit);
      await form.submit.click();
      const alert = page.locator('[role="alert"].note.danger', { hasText: words });
      await alert.waitFor();
      for (const part of [alert, form.submit]) expect(await isInSight(part)).toBe(true);
      expect(await alert.locator('a[href^="tel:"]').getAttribute('href')).toBe(number);
      expect(await form.submit.textContent()).toBe('Try again');
      expect(await form.typed()).toEqual(MARIA);
    }
    const before = site.server.submissions.length;
    await page.context().setOffline(false);
    await page.unroute(POSTS);
    await form.send();
    expect(site.server.submissions).toHaveLength(before + 1);
  });

  itLong('sends photos scaled down, each in a field of its own', async () => {
    const sentSizes = page.evaluate(
      () =>
        new Promise((resolve) => {
          const fetch = window.fetch.bind(window);
          window.fetch = async (address, init) => {
            const values = [...(init as { body: FormData }).body.values()];
            const photos = values.filter((value) => value instanceof File);
            const pictures = await Promise.all(photos.map((photo) => createImageBitmap(photo)));
            resolve(pictures.map(({ width, height }) => [width, height]));
            return fetch(address, init);
          };
        }),
    );
    await form.fill(MARIA);
    await form.choose(
      await pictureFile('Oak front.PNG', 2400, 1200),
      { name: 'notes.zip', mimeType: 'application/zip', buffer: Buffer.from('no picture') },
      await pictureFile('limb.png', 900, 1800),
    );
    expect(await form.root.locator('.files .error').allTextContents()).toEqual([
      'notes.zip could not be read as a picture. A JPEG or PNG works best.',
    ]);
    await form.send();
    expect(await sentSizes).toEqual([
      [1600, 800],
      [800, 1600],
    ]);
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

  itLong('takes five photos at most, and each can be removed by keyboard', async () => {
    const one = await pictureFile('tree.png');
    await form.choose(...[1, 2, 3, 4, 5, 6].map((n) => ({ ...one, name: `tree ${n}.png` })));
    await form.root.locator('.files .error').waitFor();
    expect(await form.chosen.count()).toBe(5);
    expect(await form.root.locator('.files .error').textContent()).toContain('at most five photos');
    const address = await form.root.getByAltText('tree 2.png').getAttribute('src');
    const remove = page.getByRole('button', { name: 'Remove tree 2.png' });
    await remove.focus();
    await page.keyboard.press('Enter');
    expect(await form.chosen.count()).toBe(4);
    expect(await remove.count()).toBe(0);
    const isInMemory = page.evaluate(async (src) => {
      const image = new Image();
      image.src = src ?? '';
      return image.decode().then(
        () => true,
        () => false,
      );
    }, address);
    expect(await isInMemory).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('file');
  });
});
