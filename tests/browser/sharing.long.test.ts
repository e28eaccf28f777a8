/** A post is shared by its link, a network, an e-mail or the device, and toasts say what was done. */
import type { Page } from 'playwright-core';
import { sizes, useSite, type Size } from './support/site';

const site = useSite();
const A_POST = '/blog/why-late-winter-is-pruning-season/';

/** Opens a post with a clock that the test controls. */
const openWithStoppedClock = async (size: Size): Promise<Page> => {
  const start = new Date('2026-06-01T12:00:00Z');
  const page = await site.open(size);
  await page.clock.install({ time: start });
  await page.goto(A_POST);
  await page.clock.pauseAt(start.getTime() + 60 * 60 * 1000);
  return page;
};

describe.each(sizes)('sharing a post on a %s', (size) => {
  it('copies the link and says so for five seconds, longer while focused, or until dismissed', async () => {
    const page = await openWithStoppedClock(size);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const copy = page.getByRole('button', { name: 'Copy link' });
    await copy.click();
    const toast = page.locator('[data-toasts] .toast');
    await toast.waitFor();
    expect(await page.locator('[data-toasts]').getAttribute('aria-live')).toBe('polite');
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical);
    const close = toast.getByRole('button', { name: 'Dismiss' });
    const target = await close.boundingBox();
    expect(Math.round(Math.min(target?.width ?? 0, target?.height ?? 0))).toBeGreaterThanOrEqual(
      44,
    );
    await page.clock.runFor(4900);
    expect(await toast.count()).toBe(1);
    await page.clock.runFor(100);
    await toast.waitFor({ state: 'detached' });
    await copy.focus();
    await page.keyboard.press('Enter');
    await close.focus();
    // A pointer that comes and goes does not take the focus.
    await toast.hover();
    await page.mouse.move(0, 0);
    await page.clock.runFor(60_000);
    await page.keyboard.press('Escape');
    await toast.waitFor({ state: 'detached' });
    expect(await copy.evaluate((it) => it === document.activeElement)).toBe(true);
  });

  it('shows the link to copy by hand where the browser refuses to copy', async () => {
    const page = await site.open(size);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('Write permission denied')) },
      });
    });
    await page.goto(A_POST);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    const shown = page.waitForEvent('dialog');
    void page.getByRole('button', { name: 'Copy link' }).click();
    const dialog = await shown;
    expect(dialog.defaultValue()).toBe(canonical);
    await dialog.dismiss();
    expect(await page.locator('.toast').count()).toBe(0);
  });

  it('offers the network, an e-mail and the sheet of the device', async () => {
    const page = await site.open(size);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: (data: ShareData) => {
          document.title = `shared ${data.url}`;
          return Promise.resolve();
        },
      });
    });
    await page.goto(A_POST);
    const canonical = (await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '';
    const social = await page.getByRole('link', { name: /Share on Facebook/ }).getAttribute('href');
    expect(new URL(social ?? '').searchParams.get('u')).toBe(canonical);
    const mail = await page.getByRole('link', { name: 'Email this' }).getAttribute('href');
    const { searchParams, pathname } = new URL(mail ?? '');
    expect(pathname).toBe('');
    expect(searchParams.get('subject')).toContain(await page.locator('h1').innerText());
    const [greeting, , sentence, link] = searchParams.get('body')?.split('\r\n') ?? [];
    expect(greeting).not.toBe('');
    expect([sentence, link]).toEqual(['I wanted to share this link with you', canonical]);
    // Mail programs show a plus as it is.
    expect(mail).not.toContain('+');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.waitForFunction((url) => document.title === `shared ${url}`, canonical);
  });
});
