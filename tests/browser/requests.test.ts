/** Before a visitor acts, nobody but the site itself is asked for anything, and nothing goes wrong. */
import type { BrowserContext } from 'playwright-core';
import { forEachLimited } from '../../src/hosting/files';
import { complaintsOf, pagesToTry, sizes, useSite } from './support/site';

jest.setTimeout(240_000);

/** Open at once, because this test mostly waits. */
const TABS = 4;

const site = useSite();

/** Everything that a page says about itself while a visitor reads it from top to bottom. */
const complaintsAfterReading = async (context: BrowserContext, path: string): Promise<string[]> => {
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await page.goto(path);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });
  await page.waitForTimeout(500);
  await page.close();
  const expected = path === '/no-such-page/' ? /404/ : /^$/;
  return complaints.filter((one) => !expected.test(one)).map((one) => `${path}: ${one}`);
};

it.each(sizes)(
  'asks nobody else for anything and says nothing, on any page of a %s',
  async (size) => {
    const context = await site.visitor(size);
    const foreign: string[] = [];
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (/^https?:$/.test(url.protocol) && url.origin !== site.server.url) foreign.push(url.href);
    });
    const said: string[] = [];
    await forEachLimited(pagesToTry(), TABS, async (path) => {
      said.push(...(await complaintsAfterReading(context, path)));
    });
    await context.close();
    expect(foreign).toEqual([]);
    expect(said).toEqual([]);
  },
);
