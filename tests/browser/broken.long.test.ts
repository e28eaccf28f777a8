/** When a part of a page breaks or its script cannot be loaded, the HTML from the server stays. */
import { createElement } from 'react';
import type { Page } from 'playwright-core';
import { Avatar } from '../../src/components/Avatar';
import { CONTACT_PAGE, Form, MARIA, pictureFile } from './support/form';
import { addPart } from './support/part';
import { BLANK, holdScripts, useSite } from './support/site';

const site = useSite();
let page: Page;
let form: Form;
beforeEach(async () => {
  page = await site.open('phone');
  form = new Form(page);
});

const FORM_SCRIPT = /\/contactForm-.*\.js$/;

/** Breaks a script on its way to the page, as a bug would. */
const damage = async (script: RegExp, from: RegExp, to: string): Promise<void> => {
  await page.route(script, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    if (!from.test(text)) throw new Error(`The script has no ${from}`);
    await route.fulfill({ response, body: text.replace(from, to) });
  });
};

/** All text on the page, visible or not. */
const words = (): Promise<string | null> => page.locator('main').textContent();

/** Posts the form without script, and checks that it arrived. */
const postPlainly = async (): Promise<void> => {
  await form.submit.click();
  await page.waitForURL('**/thank-you/');
  const { name, email } = site.server.submissions.at(-1)?.fields ?? {};
  expect([name, email]).toEqual([[MARIA.name], [MARIA.email]]);
};

const THROW = '(()=>{throw new Error("Broken on purpose")})()';

describe('the form', () => {
  it('stays a plain form with what was typed when its script breaks during hydration', async () => {
    await damage(
      FORM_SCRIPT,
      /"data-netlify-honeypot":/,
      `"data-broken":${THROW},"data-netlify-honeypot":`,
    );
    const release = await holdScripts(page);
    const broken = page.waitForEvent('console', (message) =>
      message.text().includes('Broken on purpose'),
    );
    await page.goto(CONTACT_PAGE);
    const before = await words();
    await form.choose(await pictureFile('oak.png'));
    await form.field('name').pressSequentially('Mar');
    await release();
    await broken;
    await page.keyboard.type('ia');
    expect((await form.typed()).name).toBe('Maria');
    expect(await words()).toBe(before);
    await form.fill(MARIA);
    await postPlainly();
    const photos = site.server.submissions.at(-1)?.files.filter(({ size }) => size > 0);
    expect(photos?.map(({ name }) => name)).toEqual(['oak.png']);
  });

  it('becomes a plain form again with what was typed and chosen, when it breaks later', async () => {
    await damage(FORM_SCRIPT, /"aria-busy":(\w+)/, `"aria-busy":$1&&${THROW}`);
    await form.open();
    await form.fill(MARIA);
    const sent = site.server.submissions.length;
    const service = form.field('service');
    await service.selectOption({ index: 2 });
    const chosen = await service.inputValue();
    await form.submit.click();
    await page.locator('form[name="contact"]:not([novalidate])').waitFor();
    expect(await form.typed()).toEqual(MARIA);
    expect(await service.inputValue()).toBe(chosen);
    expect(await page.locator('main a[href^="tel:"]').first().isVisible()).toBe(true);
    await postPlainly();
    expect(site.server.submissions).toHaveLength(sent + 1);
    expect(await page.evaluate(() => localStorage.getItem('contact-draft'))).toBeNull();
  });

  it('stays a plain form while its script cannot be loaded, and hydrates once it can', async () => {
    await page.route(FORM_SCRIPT, (route) => route.fulfill({ status: 404, body: 'Gone' }));
    const refused = page.waitForResponse(FORM_SCRIPT);
    await page.goto(CONTACT_PAGE);
    const before = await words();
    await refused;
    await form.fill(MARIA);
    expect(await words()).toBe(before);

    await page.unroute(FORM_SCRIPT);
    await form.field('name').press('End');
    await form.hydrated();
    expect(await form.typed()).toEqual(MARIA);
  });
});

it('a portrait that cannot be loaded leaves the initials that it covers', async () => {
  page = await site.open('phone', BLANK, { bypassCSP: true });
  const portrait = createElement(Avatar, {
    person: { name: 'Ann B.', avatarUrl: '/gone.jpg', initials: 'AB', tone: 0 },
  });
  await addPart(page, '/privacy/', portrait);
  await page.goto('/privacy/');
  await page.locator('img[src="/gone.jpg"]').waitFor({ state: 'hidden' });
  expect(await page.getByText('AB', { exact: true }).isVisible()).toBe(true);
});
