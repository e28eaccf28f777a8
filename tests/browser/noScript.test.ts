/** Without any script, the form, the questions, the testimonials, the map and the menus work. */
import type { Page } from 'playwright-core';
import { CONTACT_PAGE, Form, MARIA, pictureFile } from './support/form';
import { BLANK, sizes, useSite } from './support/site';
import { eventually } from '../support/eventually';
import { itLong } from '../support/itLong';

const site = useSite();
let page: Page;

describe.each(sizes)('without script on a %s', (size) => {
  const open = async (path: string): Promise<void> => {
    page = await site.open(size, path, { javaScriptEnabled: false });
  };

  it('the browser checks the form, posts it and shows the thank-you page', async () => {
    await open(CONTACT_PAGE);
    const form = new Form(page);
    await form.submit.click();
    expect(new URL(page.url()).pathname).toBe(CONTACT_PAGE);
    await form.fill(MARIA);
    expect(await form.root.locator('input[type="file"]').count()).toBe(5);
    await form.choose(await pictureFile('oak.png'));
    await form.field('photo-3').setInputFiles([await pictureFile('limb.png')]);
    await form.submit.click();
    await page.waitForURL('**/thank-you/');
    expect(await page.locator('h1').isVisible()).toBe(true);

    const arrived = site.server.submissions.at(-1);
    expect(arrived?.form).toBe('contact');
    const texts = Object.entries({ ...MARIA, submit: 'Submit' });
    for (const [field, text] of texts)
      expect([field, arrived?.fields[field]?.[0]?.replace(/\r\n/g, '\n')]).toEqual([field, text]);
    const files = arrived?.files.filter((file) => file.size > 0);
    expect(files?.map(({ field, name }) => [field, name])).toEqual([
      ['photo-1', 'oak.png'],
      ['photo-3', 'limb.png'],
    ]);
  });

  itLong('questions open one at a time, testimonials scroll, the map links out', async () => {
    await open('/');
    const questions = page.locator('details[name]');
    await questions.nth(0).locator('summary').click();
    await questions.nth(1).locator('summary').click();
    expect(await questions.nth(0).getAttribute('open')).toBeNull();
    expect(await questions.nth(1).getAttribute('open')).not.toBeNull();

    await page.getByRole('link', { name: 'Testimonial 3' }).click();
    await eventually('the third testimonial stands in the row', async () => {
      const row = await page.locator('.carousel').boundingBox();
      const last = await page.locator('.carousel > li').nth(2).boundingBox();
      return (last?.x ?? 9999) + 20 < (row?.x ?? 0) + (row?.width ?? 0);
    });

    const out = page.getByRole('link', { name: /Open in Google Maps/ }).first();
    expect(await out.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/maps/);
  });

  it('the menus open', async () => {
    await open('/about/');
    if (size === 'phone') {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      const drawer = page.locator('.drawer');
      await drawer.locator('summary', { hasText: 'Services' }).click();
      await drawer.getByRole('link', { name: 'Tree removal' }).click();
    } else {
      await page.locator('.nav').getByRole('link', { name: 'Services', exact: true }).hover();
      await page.locator('.nav .dropdown').getByRole('link', { name: 'Tree removal' }).click();
    }
    await page.waitForURL('**/tree-removal/');
  });
});

itLong.each(['last', 'last but one'])(
  'a wide list %s in the menu ends in the window',
  async (at) => {
    const viewport = { width: 992, height: 800 };
    page = await site.open('desktop', '/about/', { viewport, javaScriptEnabled: false });
    await page.locator('.nav > ul').evaluate((menu, isLast) => {
      const list = menu.querySelector('.has-dropdown');
      if (list) menu.insertBefore(list, isLast ? null : menu.lastElementChild);
    }, at === 'last');
    await page.locator('.nav .has-dropdown > a').hover();
    const list = await page.locator('.nav .dropdown').boundingBox();
    expect(list?.x).toBeGreaterThan(0);
    expect((list?.x ?? 0) + (list?.width ?? Infinity)).toBeLessThan(viewport.width);
  },
);

// Each width has buttons that the other one hides.
itLong.each(['phone', 'desktop'] as const)(
  'without script every control that a %s shows does something',
  async (size) => {
    page = await site.open(size, BLANK, { javaScriptEnabled: false });
    // The browser itself submits forms and opens popovers.
    const others = page.locator('button:not([type="submit"]):not([popovertarget])');
    for (const address of ['/', '/contact/', '/blog/sustainable-tree-care/']) {
      await page.goto(address);
      expect(await others.count()).toBeGreaterThan(0);
      for (const button of await others.filter({ visible: true }).all()) {
        // The only kind of control that CSS alone can open.
        await button.focus();
        await page
          .locator(`.dropdown[id="${await button.getAttribute('aria-controls')}"]`)
          .waitFor({ state: 'visible' });
      }
      expect(await page.getByRole('switch').filter({ visible: true }).count()).toBe(0);
    }
  },
);
