import { builtPages, eventually, useSite } from './support/site';

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
  await button.evaluate((element) =>
    Promise.all(element.getAnimations().map(({ finished }) => finished)),
  );
  expect(await colors()).toEqual(before);
});

/** Also a touch that leads nowhere costs a phone a frame when it changes what is under it. */
it('no page has a hover for phones with script', async () => {
  const context = await site.visitor('phone');
  const page = await context.newPage();
  const found = new Set<string>();
  for (const address of builtPages()) {
    await page.goto(address);
    const selectors = await page.evaluate(() => {
      const below = (rules: CSSRuleList): readonly string[] =>
        [...rules].flatMap((rule) => {
          if (rule instanceof CSSMediaRule && /hover|scripting: none/.test(rule.conditionText))
            return [];
          const own = rule instanceof CSSStyleRule ? rule.selectorText.split(',') : [];
          return [...own, ...(rule instanceof CSSGroupingRule ? below(rule.cssRules) : [])];
        });
      return [...document.styleSheets].flatMap((sheet) => below(sheet.cssRules));
    });
    expect(selectors.length).toBeGreaterThan(50);
    for (const selector of selectors) if (selector.includes(':hover')) found.add(selector.trim());
  }
  expect([...found]).toEqual([]);
});
