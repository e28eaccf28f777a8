/** Addresses inside a page: a question, the form, the top. */
import { SIZES, eventually, sizes, useSite } from './support/site';

jest.setTimeout(60_000);

const site = useSite();

describe.each(sizes)('questions on a %s', (size) => {
  it('open by their own address, on arrival and later, and stand in the window', async () => {
    const page = await site.open(size, '/');
    const ids = await page
      .locator('details[name]')
      .evaluateAll((all) => all.map((details) => details.id));
    expect(ids.every(Boolean)).toBe(true);
    const shows = async (id = ''): Promise<void> => {
      const question = page.locator(`[id="${id}"][open] summary`);
      await question.waitFor();
      await eventually(`${id} stands in the window`, async () => {
        const top = (await question.boundingBox())?.y ?? -1;
        return top >= 0 && top < SIZES[size].viewport.height;
      });
    };
    await page.goto('about:blank');
    await page.goto(`/#${ids[3]}`);
    await shows(ids[3]);
    await page.evaluate((id) => {
      window.location.hash = id;
    }, ids[15] ?? '');
    await shows(ids[15]);
  });

  it('are all readable on paper', async () => {
    const page = await site.open(size, '/');
    await page.emulateMedia({ media: 'print' });
    const heights = await page
      .locator('main details[id]')
      .evaluateAll((all) =>
        all.map((one) => (one.lastElementChild?.getBoundingClientRect().height ?? 0) > 0),
      );
    expect(heights.length).toBeGreaterThan(10);
    expect(heights).toEqual(heights.map(() => true));
  });
});

it('a question in the fold opens by its address', async () => {
  const page = await site.open('phone', '/');
  const anchor = await page.locator('.all .qa').last().getAttribute('id');
  await page.goto(`/#${anchor}`);
  await page.reload();
  await page.locator(`#${anchor}[open] .a`).waitFor({ state: 'visible' });
});

it.each(sizes)('leads from any quote button to the form on a %s', async (size) => {
  const page = await site.open(size, '/about/');
  await page.locator('a[href="/contact/#quote"]:visible').first().click();
  await page.waitForURL('**/contact/#quote');
  await eventually('the form stands in the window', async () => {
    const top = (await page.locator('form[name="contact"]').boundingBox())?.y ?? -1;
    return top >= 0 && top < SIZES[size].viewport.height;
  });
});

it.each(sizes)('goes back to the top of a %s and takes the keyboard along', async (size) => {
  const page = await site.open(size, '/services/');
  const link = page.getByRole('link', { name: 'Back to top' });
  await link.scrollIntoViewIfNeeded();
  await link.focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => window.scrollY === 0);
  await page.keyboard.press('Tab');
  const y = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top);
  expect(y).toBeLessThan(300);
});
