import { chromium } from 'playwright-core';
import { startServer } from './src/hosting/server';
(async () => {
const server = await startServer({ root: '/work/staff', port: 0 });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [w, scheme] of [[1440,'light'],[768,'dark'],[390,'light']] as const) {
  const page = await browser.newPage({ ignoreHTTPSErrors: true, viewport: {width: w, height: 1100}, colorScheme: scheme });
  page.on('console', m => console.log(m.text())); page.on('pageerror', e => console.log('ERR', e.message));
  await page.route('https://www.example.com/build.json', r => r.fulfill({ json: { contentUpdatedAt: w === 768 ? '2030-01-01T00:00:00Z' : '2026-11-22T23:54:08.000Z', builtAt: '2026-11-22T23:56:00.000Z' }, headers: {'access-control-allow-origin': '*'} }));
  await page.goto(server.url + '/staff/');
  await page.locator('#staff-words').fill('free estimate');
  await page.waitForTimeout(500);
  await page.evaluate(() => scrollTo(0,0)); await page.waitForTimeout(200);
  await page.screenshot({ path: `/tmp/s1-${w}.png` });
  await page.evaluate(() => document.querySelector('#mend')!.scrollIntoView()); await page.waitForTimeout(300);
  await page.screenshot({ path: `/tmp/s2-${w}.png` });
  await page.evaluate(() => document.querySelector('#addresses')!.scrollIntoView()); await page.waitForTimeout(300);
  await page.screenshot({ path: `/tmp/s3-${w}.png` });
  if (w === 1440) { await page.emulateMedia({ media: 'print' }); await page.setViewportSize({width: 760, height: 1400}); await page.evaluate(() => scrollTo(0,0)); await page.screenshot({ path: '/tmp/s-print.png' }); }
  console.log(w, await page.evaluate(() => document.documentElement.scrollWidth));
  await page.close();
}
await browser.close(); await server.close();
})();
