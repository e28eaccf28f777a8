import { eventually, useSite } from './support/site';

jest.setTimeout(60_000);

const site = useSite();

const COLORS = ['color', 'backgroundColor', 'boxShadow'] as const;

/** Phones keep the hover of a tap until the next one: buttons would stay as if they were pressed. */
it.each([
  ['the button of the form', '/contact/', 'form[name="contact"] [type="submit"]'],
  ['the arrow of the testimonials', '/', '.arrows button:last-child'],
  ['a question', '/', '.faq summary'],
  [
    'the button that copies the address',
    '/blog/sustainable-tree-care/',
    '.share [data-needs-script]',
  ],
])('%s has its own colors again after a tap', async (_, address, selector) => {
  const context = await site.visitor('phone');
  await context.grantPermissions(['clipboard-write']);
  const page = await context.newPage();
  await page.goto(address);
  const button = page.locator(selector).first();
  await button.scrollIntoViewIfNeeded();
  const colors = (): Promise<readonly string[]> =>
    button.evaluate(
      (element, names) => names.map((name) => getComputedStyle(element)[name]),
      COLORS,
    );
  const before = await colors();
  await button.tap();
  await eventually('the tap has left its hover', () =>
    button.evaluate((element) => element.matches(':hover')),
  );
  await eventually('its colors are at rest', () =>
    button.evaluate((element) => element.getAnimations().length === 0),
  );
  expect(await colors()).toEqual(before);
});
