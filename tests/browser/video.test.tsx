/** A video of another site: the page requests nothing from that site before a visitor asks for the video. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { RichText } from '../../src/components/RichText';
import { resolveRichText } from '../../src/content/richText/resolve';
import { eventually } from '../support/eventually';
import { itLong } from '../support/itLong';
import { inSite } from '../support/inSite';
import { SPACE, document as text, node, paragraph } from '../support/richText';
import { addPart } from './support/part';
import { BLANK, giveTime, sizes, useSite } from './support/site';

const site = useSite();

const VIDEO = 'https://youtu.be/Ab_cdef-123';
const TEXT = resolveRichText(
  text(paragraph(node('hyperlink', ['Felling an oak'], { uri: VIDEO }))),
  { ...SPACE, href: (uri) => uri },
);

/** A page with the video, and the addresses that it requests from other sites. */
const open = async (
  size: (typeof sizes)[number],
  options: BrowserContextOptions = {},
): Promise<{ page: Page; foreign: string[] }> => {
  const page = await site.open(size, BLANK, { bypassCSP: true, ...options });
  const foreign: string[] = [];
  await page.route(/^https:/, (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>The video plays.</p>' });
  });
  await addPart(page, '/privacy/', inSite(<RichText document={TEXT} />));
  await page.goto('/privacy/');
  return { page, foreign };
};

const still = (page: Page) => page.getByRole('link', { name: 'Felling an oak' });

describe.each(sizes)('on a %s', (size) => {
  it.each(['click', 'Enter'])('plays in its place after %s, and not before', async (how) => {
    const { page, foreign } = await open(size);
    await still(page).hover();
    await still(page).focus();
    await giveTime(page);
    expect(foreign).toEqual([]);
    const place = await page.locator('.framed').first().boundingBox();
    await (how === 'click' ? still(page).click() : page.keyboard.press(how));
    await page.frameLocator('iframe').getByText('The video plays.').waitFor();
    expect(foreign).toEqual(['https://www.youtube-nocookie.com/embed/Ab_cdef-123?autoplay=1']);
    expect(await page.locator('.framed').first().boundingBox()).toEqual(place);
    expect(new URL(page.url()).pathname).toBe('/privacy/');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('title'))).toBe(
      'Felling an oak (YouTube)',
    );
    expect(await still(page).count()).toBe(0);
  });

  it('without script is a link that says where it leads', async () => {
    const { page } = await open(size, { javaScriptEnabled: false });
    expect(await still(page).innerText()).toContain('YouTube');
    await still(page).click();
    await eventually('the other site opens', () => page.url() === VIDEO);
  });
});

// A browser without `:has()` still shows what the player covers.
itLong('has one player, also where it is asked for again', async () => {
  const { page } = await open('desktop');
  await page.locator('[data-load-frame]').evaluate((link: HTMLElement) => {
    link.click();
    link.click();
  });
  await page.frameLocator('iframe').getByText('The video plays.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/privacy/');
});

itLong('prints its words and its address, also after it was played', async () => {
  const { page } = await open('desktop');
  await still(page).click();
  await page.frameLocator('iframe').getByText('The video plays.').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('iframe').isVisible()).toBe(false);
  expect(await still(page).isVisible()).toBe(true);
  const printed = still(page).evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await printed).toContain(VIDEO);
});

itLong('has an edge in forced colors', async () => {
  const { page } = await open('desktop', { forcedColors: 'active' });
  const edge = await still(page).evaluate((link) => {
    const { outlineStyle, outlineColor } = getComputedStyle(link.parentElement ?? link);
    return { outlineStyle, outlineColor };
  });
  expect(edge).toEqual({ outlineStyle: 'solid', outlineColor: 'rgb(0, 0, 0)' });
});
