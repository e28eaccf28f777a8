/** Line breaks that editors type in long texts are seen. */
import { useSite } from './support/site';

const site = useSite();

const TYPED = 'One.\nTwo.\n\nThree.';

it.each([
  ['an introduction', '/', '.lede'],
  ['a quote', '/', 'blockquote'],
  ['a caption', '/about/', 'figcaption'],
  ['a note', '/tree-pruning/', '.note > div'],
])('in %s', async (_text, address, selector) => {
  const page = await site.open('phone', address);
  const shown = page.locator(selector).first();
  expect(await shown.isVisible()).toBe(true);
  const words = await shown.evaluate((element, typed) => {
    element.textContent = typed;
    return (element as HTMLElement).innerText;
  }, TYPED);
  expect(words).toBe(TYPED);
});
