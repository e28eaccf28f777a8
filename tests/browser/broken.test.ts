/** A part of a page breaks, or its script cannot be had: the page that the server sent stays. */
import type { BrowserContext, Page } from 'playwright-core';
import { CONTACT_PAGE, MARIA, fillForm, formOf, submitOf, typedIn, wakeForm } from './support/form';
import { enliven, openAlive, useSite } from './support/site';

jest.setTimeout(60_000);

const site = useSite();
let context: BrowserContext;
beforeEach(async () => {
  context = await site.visitor('phone');
});

const FORM_SCRIPT = /\/sections-contact-.*\.js$/;
const HOME_SCRIPT = /\/sections-home-.*\.js$/;

/** Changes a script on its way to the page, as a mistake in it would. */
const damage = async (script: RegExp, from: RegExp, to: string): Promise<void> => {
  await context.route(script, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    if (!from.test(text)) throw new Error(`The script has no ${from}`);
    await route.fulfill({ response, body: text.replace(from, to) });
  });
};

/** All words in a part of a page, in sight or not. */
const wordsOf = (page: Page, part: string): Promise<string | null> =>
  page.locator(part).textContent();

/** Posts the form as a browser does by itself, and tells whether it arrived. */
const postPlainly = async (page: Page): Promise<void> => {
  await submitOf(page).click();
  await page.waitForURL('**/thank-you/');
  const { name, email } = site.server.submissions.at(-1)?.fields ?? {};
  expect([name, email]).toEqual([[MARIA.name], [MARIA.email]]);
};

const THROW = '(()=>{throw new Error("Broken on purpose")})()';

describe('the form', () => {
  it('stays a plain form when its script breaks while it takes over', async () => {
    await damage(FORM_SCRIPT, /"netlify-honeypot":/, `"data-broken":${THROW},"netlify-honeypot":`);
    const page = await context.newPage();
    const broken = page.waitForEvent('console', (message) =>
      message.text().includes('Broken on purpose'),
    );
    await page.goto(CONTACT_PAGE);
    const before = await wordsOf(page, 'main');
    await formOf(page).locator('[name="name"]').pressSequentially('Mar');
    await broken;
    await page.keyboard.type('ia');
    expect((await typedIn(page)).name).toBe('Maria');
    expect(await wordsOf(page, 'main')).toBe(before);
    await fillForm(page, MARIA);
    await postPlainly(page);
  });

  it('becomes a plain form again, with what was typed, when it breaks later', async () => {
    await damage(FORM_SCRIPT, /"aria-busy":(\w+)/, `"aria-busy":$1&&${THROW}`);
    const page = await openAlive(context, CONTACT_PAGE);
    await wakeForm(page);
    await fillForm(page, MARIA);
    await submitOf(page).click();
    await page.waitForFunction(
      () => document.querySelector<HTMLFormElement>('form[name="contact"]')?.noValidate === false,
    );
    expect(await typedIn(page)).toEqual(MARIA);
    await expect(page.locator('main a[href^="tel:"]').first().isVisible()).resolves.toBe(true);
    await postPlainly(page);
  });

  it('stays a plain form when its script cannot be had, and comes alive when it can', async () => {
    const refused: string[] = [];
    await context.route(FORM_SCRIPT, (route) => {
      refused.push(route.request().url());
      return route.fulfill({ status: 404, body: 'Gone' });
    });
    const page = await openAlive(context, CONTACT_PAGE);
    const before = await wordsOf(page, 'main');
    await formOf(page).locator('[name="name"]').focus();
    await page.waitForResponse(FORM_SCRIPT);
    await fillForm(page, MARIA);
    expect(await wordsOf(page, 'main')).toBe(before);
    expect(refused.length).toBeGreaterThan(0);

    await context.unroute(FORM_SCRIPT);
    await wakeForm(page);
    expect(await typedIn(page)).toEqual(MARIA);

    await context.route(FORM_SCRIPT, (route) => route.abort());
    await page.reload();
    await enliven(page);
    await fillForm(page, MARIA);
    await postPlainly(page);
  });
});

describe('the home page', () => {
  const TESTIMONIALS = '[id^="part-"]:has(.carousel)';

  it('keeps its testimonials and its number when their script breaks', async () => {
    await damage(HOME_SCRIPT, /className:"bullets"/, `className:${THROW}`);
    const page = await openAlive(context, '/');
    const before = await wordsOf(page, TESTIMONIALS);
    const broken = page.waitForEvent('console', (message) =>
      message.text().includes('Broken on purpose'),
    );
    await page.locator(TESTIMONIALS).scrollIntoViewIfNeeded();
    await broken;
    await page.getByRole('link', { name: 'Testimonial 3' }).click();
    await page.waitForFunction(() => (document.querySelector('.carousel')?.scrollLeft ?? 0) > 300);
    expect(await wordsOf(page, TESTIMONIALS)).toBe(before);
    await expect(page.locator('.callbar a[href^="tel:"]').isVisible()).resolves.toBe(true);
  });

  it('keeps everything when the scripts of its parts cannot be had', async () => {
    await context.route(/\/(?:sections|slider)-.*\.js$/, (route) => route.abort());
    const page = await openAlive(context, '/');
    const before = await wordsOf(page, 'main');
    const failed = page.waitForEvent('requestfailed');
    await page.locator(TESTIMONIALS).scrollIntoViewIfNeeded();
    await failed;
    await page.getByRole('button', { name: 'Next testimonial' }).click();
    await page.getByRole('link', { name: 'Testimonial 2' }).click();
    await page.waitForFunction(() => (document.querySelector('.carousel')?.scrollLeft ?? 0) > 300);
    expect(await wordsOf(page, 'main')).toBe(before);
    const map = page.getByRole('link', { name: /Open in Google Maps/ }).first();
    await expect(map.isVisible()).resolves.toBe(true);
  });
});
