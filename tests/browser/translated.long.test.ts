/** A browser's translator changes every text of a page before or after hydration; all islands go on. */
import type { BrowserContext, Locator, Page } from 'playwright-core';
import {
  MARIA,
  fillForm,
  formIsAlive,
  formOf,
  pictureFile,
  submitOf,
  typedIn,
} from './support/form';
import { complaintsOf, holdScripts, useSite } from './support/site';
import { TRANSLATED, translate } from './support/translator';

jest.setTimeout(60_000);

const site = useSite();
let context: BrowserContext;
let page: Page;
let complaints: readonly string[];

/** When the page is translated. */
const MOMENTS = ['before', 'after'] as const;
type Moment = (typeof MOMENTS)[number];

/** Opens a page that is translated before or after the code of its islands runs. */
const open = async (
  address: string,
  moment: Moment,
  hydrated: () => Promise<unknown>,
): Promise<void> => {
  const release = await holdScripts(context);
  complaints = complaintsOf(page);
  await page.goto(address);
  if (moment === 'before') await translate(page);
  await release();
  await hydrated();
  if (moment === 'after') await translate(page);
};

const isTranslated = async (text: Locator): Promise<void> => {
  await text.waitFor();
  expect(await text.textContent()).toContain(TRANSLATED);
};

beforeEach(async () => {
  page = await site.open('phone', 'about:blank', { bypassCSP: true });
  context = page.context();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});
afterEach(() => expect(complaints).toEqual([]));

describe.each(MOMENTS)('a page that is translated %s hydration', (moment) => {
  it('sends a message and says so, with everything that happens on the way', async () => {
    await open('/contact/', moment, () => formIsAlive(page));
    const before = site.server.submissions.length;
    const form = formOf(page);

    await submitOf(page).click();
    await isTranslated(form.locator('.error').first());
    await fillForm(page, { ...MARIA, email: 'maria@' });
    await submitOf(page).click();
    await isTranslated(form.locator('.error'));
    await fillForm(page, MARIA);
    await expect(form.locator('.error').count()).resolves.toBe(0);

    await form.locator('select[name="service"]').selectOption({ index: 2 });
    await form.locator('summary').click();
    await form.locator('select[name="urgency"]').selectOption({ index: 1 });
    for (const town of ['Avon', 'Boston', '', 'Avon'])
      await form.locator('[name="town"]').fill(town);
    await form
      .locator('[name="photo-1"]')
      .setInputFiles([
        await pictureFile('oak.png', 40, 20),
        await pictureFile('limb.png', 40, 20),
        { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
      ]);
    await isTranslated(form.locator('.files .error'));
    await form.getByRole('button', { name: 'Remove limb.png' }).click();

    await page.route('**/?index', (route) => route.abort(), { times: 1 });
    await submitOf(page).click();
    await isTranslated(page.locator('.note.failure'));
    await isTranslated(submitOf(page));
    await submitOf(page).click();
    await isTranslated(page.locator('.note.success'));

    const arrived = site.server.submissions.slice(before);
    expect(arrived).toHaveLength(1);
    expect(arrived[0]?.fields).toMatchObject({
      subject: [`Website message: ${MARIA.name}, Tree pruning, Avon`],
      service: ['Tree pruning'],
      urgency: ['Today'],
      town: ['Avon'],
      submit: ['Submit'],
    });
    expect(arrived[0]?.files.map(({ name }) => name)).toEqual(['oak.jpg']);

    await page.locator('.note.success button').click();
    await fillForm(page, MARIA);
    await page.reload();
    complaints = complaintsOf(page);
    await formIsAlive(page);
    await translate(page);
    await page.locator('.note.kept button').click();
    expect((await typedIn(page)).name).toBe('');
  });

  it('moves the testimonials, and leaves their names', async () => {
    await open('/', moment, async () => {
      await page.locator('.carousel').scrollIntoViewIfNeeded();
      await page.locator('.carousel.is-running').waitFor();
    });
    await page.getByRole('button', { name: 'Next testimonial' }).click();
    await page.locator('.bullets [aria-current="true"][aria-label$="2"]').waitFor();
    await isTranslated(page.locator('.carousel blockquote').first());
    expect(await page.locator('.carousel figcaption b').first().textContent()).not.toContain(
      TRANSLATED,
    );
  });

  it('copies the link of a post', async () => {
    const button = page.locator('[data-island="share"] button').first();
    await open('/blog/sustainable-tree-care/', moment, async () => {
      await button.focus();
      await page.locator('[data-island="share"][data-hydrated]').waitFor();
    });
    await button.click();
    await isTranslated(page.locator('.toast'));
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.locator('.toast').waitFor({ state: 'detached' });
  });
});

it('keeps what was typed and chosen before a translated form hydrates', async () => {
  const release = await holdScripts(context);
  complaints = complaintsOf(page);
  await page.goto('/contact/');
  await fillForm(page, MARIA);
  await page.locator('[name="photo-1"]').setInputFiles([await pictureFile('oak.png', 40, 20)]);
  await translate(page);
  await formOf(page).locator('[name="name"]').focus();
  await release();
  await page.locator('.chosen li').waitFor();
  expect(await typedIn(page)).toEqual(MARIA);
  await page.keyboard.type('!');
  expect((await typedIn(page)).name).toBe(`${MARIA.name}!`);
});

it('leaves every phone number as it is', async () => {
  complaints = [];
  for (const address of ['/', '/contact/', '/emergency-tree-services/']) {
    await page.goto(address);
    await translate(page);
    const numbers = await page.locator('body').evaluate((body, prefix) => {
      const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) {
        const { textContent, parentElement } = walker.currentNode;
        const inLink = parentElement?.closest('a[href^="tel:"]');
        if (inLink && textContent?.startsWith(prefix) && /\d{3}-\d{4}/.test(textContent))
          found.push(inLink.outerHTML);
      }
      return found;
    }, TRANSLATED);
    expect(numbers).toEqual([]);
  }
});
