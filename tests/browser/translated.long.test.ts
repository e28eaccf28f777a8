/** A browser's translator changes all texts before or after hydration; all islands keep working. */
import type { Locator, Page } from 'playwright-core';
import { Form, MARIA, POSTS, pictureFile } from './support/form';
import { BLANK, complaintsOf, holdScripts, useSite } from './support/site';
import { TRANSLATED, translate } from './support/translator';

const site = useSite();
let page: Page;
let form: Form;
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
  const release = await holdScripts(page);
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
  page = await site.open('phone', BLANK, { bypassCSP: true });
  form = new Form(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
});
afterEach(() => expect(complaints).toEqual([]));

describe.each(MOMENTS)('a page that is translated %s hydration', (moment) => {
  it('sends a message and says so, with everything that happens on the way', async () => {
    await open('/contact/', moment, () => form.hydrated());
    const before = site.server.submissions.length;

    await form.submit.click();
    await isTranslated(form.root.locator('.error').first());
    await form.fill({ ...MARIA, email: 'maria@' });
    await form.submit.click();
    await isTranslated(form.root.locator('.error'));
    await form.fill(MARIA);
    expect(await form.root.locator('.error').count()).toBe(0);

    await form.field('service').selectOption({ index: 2 });
    await form.root.locator('summary').click();
    await form.field('urgency').selectOption({ index: 1 });
    await form.field('town').fill('Avon');
    await form.choose(await pictureFile('oak.png'), await pictureFile('limb.png'), {
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('no picture'),
    });
    await isTranslated(form.root.locator('.files .error'));
    await form.root.getByRole('button', { name: 'Remove limb.png' }).click();

    await page.route(POSTS, (route) => route.abort(), { times: 1 });
    await form.submit.click();
    await isTranslated(form.failure);
    await isTranslated(form.submit);
    await form.submit.click();
    await isTranslated(form.success);

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

    await form.success.locator('button').click();
    await form.fill(MARIA);
    await page.reload();
    complaints = complaintsOf(page);
    await form.hydrated();
    await translate(page);
    await form.kept.locator('button').click();
    expect((await form.typed()).name).toBe('');
  });

  it('moves the testimonials, and does not translate their names', async () => {
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
  const release = await holdScripts(page);
  complaints = complaintsOf(page);
  await page.goto('/contact/');
  await form.fill(MARIA);
  await form.choose(await pictureFile('oak.png'));
  await translate(page);
  await form.field('name').focus();
  await release();
  await form.chosen.waitFor();
  expect(await form.typed()).toEqual(MARIA);
  await page.keyboard.type('!');
  expect((await form.typed()).name).toBe(`${MARIA.name}!`);
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
