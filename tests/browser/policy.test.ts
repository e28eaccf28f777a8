/** The security policy in a real browser: nothing of ours breaks it, and it stops what is not. */
import type { BrowserContext, Page } from 'playwright-core';
import { forEachLimited } from '../../src/hosting/files';
import { fillForm, formIsAlive, formOf, MARIA, submitOf } from './support/form';
import { eventually, pagesToTry, useSite } from './support/site';

jest.setTimeout(300_000);

const site = useSite();

declare global {
  interface Window {
    violations?: string[];
    ran?: string[];
  }
}

/** Open at once where a test mostly waits. */
const TABS = 3;

/** A visitor whose pages write down what their policy stops, from the first moment on. */
async function watchedVisitor(): Promise<BrowserContext> {
  const context = await site.visitor('phone', { serviceWorkers: 'allow' });
  await context.addInitScript(() => {
    window.violations = [];
    window.ran = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      window.violations?.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return context;
}

const watchedPage = async (): Promise<Page> => (await watchedVisitor()).newPage();

const violationsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.violations ?? []);

/** Opens everything that can be opened and presses every button that stays on the page. */
async function openEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
      popover.showPopover();
      await pause();
      popover.hidePopover();
    }
    window.print = () => undefined;
    for (const button of document.querySelectorAll<HTMLElement>('button:not([type=submit])')) {
      button.click();
      await pause();
    }
    for (const box of document.querySelectorAll<HTMLElement>('[data-color-switch]')) box.click();
    window.scrollTo(0, document.body.scrollHeight);
    await pause();
    window.dispatchEvent(new Event('beforeprint'));
    await pause();
  });
}

it('is kept by every page, with everything opened', async () => {
  const context = await watchedVisitor();
  await forEachLimited(pagesToTry(), TABS, async (path) => {
    const page = await context.newPage();
    await page.goto(path);
    await openEverything(page);
    expect({ path, violations: await violationsOf(page) }).toEqual({ path, violations: [] });
    await page.close();
  });
  await context.close();
});

it('is kept when the form is sent, with and without scripts', async () => {
  const page = await watchedPage();
  await page.goto('/contact/');
  await formIsAlive(page);
  await fillForm(page, MARIA);
  await submitOf(page).click();
  await page.waitForFunction(() => !document.querySelector('form[name="contact"]'));
  expect(await violationsOf(page)).toEqual([]);
  expect(site.server.submissions.at(-1)?.fields.name).toEqual([MARIA.name]);
  await page.context().close();

  const context = await site.visitor('phone', { javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto('/contact/');
  await formOf(plain).locator('[name="name"]').fill(MARIA.name);
  await formOf(plain).locator('[name="email"]').fill(MARIA.email);
  await formOf(plain).locator('[name="comment"]').fill(MARIA.comment);
  await submitOf(plain).click();
  await plain.waitForURL('**/thank-you/');
  await context.close();
});

it('stops what is not ours', async () => {
  const page = await watchedPage();
  await page.route('https://elsewhere.example/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "window.ran.push('foreign script')" }),
  );
  await page.goto('/');
  await page.evaluate(async () => {
    const inline = document.createElement('script');
    inline.textContent = "window.ran.push('inline script')";
    document.body.append(inline);
    document.body.insertAdjacentHTML(
      'beforeend',
      `<img src="/none.png" onerror="window.ran.push('handler')">
       <a id="bad" href="javascript:window.ran.push('link')">x</a>
       <iframe src="https://elsewhere.example/frame"></iframe>
       <object data="https://elsewhere.example/object"></object>
       <p id="styled" style="position: fixed">x</p>
       <style>#styled { color: rgb(1, 2, 3) }</style>`,
    );
    const foreign = document.createElement('script');
    foreign.src = 'https://elsewhere.example/script.js';
    document.body.append(foreign);
    document.getElementById('bad')?.click();
    const base = document.createElement('base');
    base.href = 'https://elsewhere.example/';
    document.head.append(base);
    await fetch('https://elsewhere.example/data').catch(() => undefined);
  });
  // Text as code, as an attacker's data would be.
  await page.evaluate(`setTimeout("window.ran.push('text as code')", 0)`);
  const directives = [
    'script-src-elem',
    'script-src-attr',
    'script-src',
    'style-src-attr',
    'style-src-elem',
    'frame-src',
    'object-src',
    'connect-src',
    'base-uri',
  ];
  await eventually('the policy has told of everything it stopped', async () => {
    const stopped = (await violationsOf(page)).map((violation) => violation.split(' ')[0]);
    return directives.every((directive) => stopped.includes(directive));
  });
  expect(await page.evaluate(() => window.ran)).toEqual([]);
  expect(
    await page.evaluate(() => {
      const styled = document.getElementById('styled');
      return styled && [getComputedStyle(styled).position, getComputedStyle(styled).color];
    }),
  ).not.toEqual(expect.arrayContaining(['fixed', 'rgb(1, 2, 3)']));
  await page.context().close();
});
