/** A post is shared by its link, a network, an e-mail or the device, and toasts say what was done. */
import { DESKTOP, SIZES, expect, test } from './support/test';

const A_POST = '/blog/why-late-winter-is-pruning-season/';

for (const [name, size] of Object.entries(SIZES))
  test.describe(`on a ${name}`, () => {
    test.use(size);

    test('a toast stands at the bottom for five seconds, 300 to 560 pixels wide', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.clock.install();
      await page.goto(A_POST);
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      const copy = page.getByRole('button', { name: 'Copy link' });
      const dismiss = page.getByRole('button', { name: 'Dismiss' });
      await copy.focus();
      await page.waitForLoadState('networkidle');
      await page.clock.pauseAt(Date.now() + 60_000);
      await copy.click();
      await expect(dismiss).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical);
      // The toast is the nearest box around its button that has a ground of its own.
      const toast = await dismiss.evaluate((button) => {
        let box = button.parentElement;
        while (box && getComputedStyle(box).backgroundColor === 'rgba(0, 0, 0, 0)')
          box = box.parentElement;
        const { top, bottom, width } = box?.getBoundingClientRect() ?? new DOMRect();
        return { top, bottom, width, height: innerHeight };
      });
      expect(toast.width).toBeGreaterThanOrEqual(300);
      expect(toast.width).toBeLessThanOrEqual(560);
      expect(toast.top).toBeGreaterThan(toast.height / 2);
      expect(toast.bottom).toBeLessThanOrEqual(toast.height);
      await page.clock.runFor(4900);
      await expect(dismiss).toBeVisible();
      await page.clock.runFor(600);
      await expect(dismiss).toBeHidden();
    });
  });

test.describe('on a desktop', () => {
  test.use(DESKTOP);

  test('a toast stays while it has the focus, and Escape closes it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(A_POST);
    const copy = page.getByRole('button', { name: 'Copy link' });
    const dismiss = page.getByRole('button', { name: 'Dismiss' });
    // A press before the code has come does nothing.
    await expect(async () => {
      await copy.press('Enter');
      await expect(dismiss).toBeVisible({ timeout: 3000 });
    }).toPass();
    await dismiss.focus();
    await page.waitForTimeout(6000);
    await expect(dismiss).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dismiss).toBeHidden();
    await expect(copy).toBeFocused();
  });

  test('the network and the e-mail get the link, the e-mail with a greeting', async ({ page }) => {
    await page.goto(A_POST);
    const canonical = (await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '';
    const social = await page.getByRole('link', { name: /Share on Facebook/ }).getAttribute('href');
    expect(new URL(social ?? '').searchParams.get('u')).toBe(canonical);
    const mail = await page.getByRole('link', { name: 'Email this' }).getAttribute('href');
    const { searchParams } = new URL(mail ?? '');
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    expect(searchParams.get('subject')).toContain(heading);
    const [greeting, , sentence, link] = searchParams.get('body')?.split('\r\n') ?? [];
    expect(greeting).not.toBe('');
    expect([sentence, link]).toEqual(['I wanted to share this link with you', canonical]);
  });

  test('the link can be copied by hand where the browser refuses', async ({ page }) => {
    await page.addInitScript(() => {
      const writeText = () => Promise.reject(new Error('Write permission denied'));
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    });
    await page.goto(A_POST);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    const offered: string[] = [];
    page.on('dialog', (dialog) => {
      offered.push(dialog.defaultValue());
      void dialog.dismiss();
    });
    await expect(async () => {
      await page.getByRole('button', { name: 'Copy link' }).click();
      expect(offered).toEqual([canonical]);
    }).toPass();
  });
});
