import { builtPages, complaintsOf, openSite, sizes, type Site } from './support/site';

jest.setTimeout(240_000);

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

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
    for (const path of [...builtPages(), '/no-such-page/']) {
      const page = await context.newPage();
      const complaints = complaintsOf(page);
      await page.goto(path, { waitUntil: 'load' });
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 600) {
          window.scrollTo(0, y);
          await new Promise((resolve) => setTimeout(resolve, 30));
        }
      });
      await page.waitForTimeout(700);
      const expected = path === '/no-such-page/' ? /404/ : /^$/;
      said.push(...complaints.filter((one) => !expected.test(one)).map((one) => `${path}: ${one}`));
      await page.close();
    }
    await context.close();
    expect(foreign).toEqual([]);
    expect(said).toEqual([]);
  },
);
