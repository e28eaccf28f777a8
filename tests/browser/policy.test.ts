/** The security policy in a real browser stops what is not ours. `pages` holds our own pages to it. */
import { useSite } from './support/site';
import { eventually } from '../support/eventually';

jest.setTimeout(60_000);

const site = useSite();

declare global {
  interface Window {
    violations?: string[];
    ran?: string[];
  }
}

it('stops what is not ours', async () => {
  const page = await (await site.visitor('phone', { serviceWorkers: 'allow' })).newPage();
  await page.addInitScript(() => {
    window.violations = [];
    window.ran = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      window.violations?.push(event.effectiveDirective);
    });
  });
  await page.route('https://elsewhere.example/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "window.ran.push('foreign script')" }),
  );
  await page.goto('/');
  await page.evaluate(async () => {
    const inline = document.createElement('script');
    inline.textContent = "window.ran.push('inline script')";
    document.body.append(inline);
    document.body.insertAdjacentHTML(
      'beforeend',
      `<img src="/none.png" onerror="window.ran.push('handler')">
       <a id="bad" href="javascript:window.ran.push('link')">x</a>
       <iframe src="https://elsewhere.example/frame"></iframe>
       <object data="https://elsewhere.example/object"></object>
       <p id="styled" style="position: fixed">x</p>
       <style>#styled { color: rgb(1, 2, 3) }</style>`,
    );
    const foreign = document.createElement('script');
    foreign.src = 'https://elsewhere.example/script.js';
    document.body.append(foreign);
    document.getElementById('bad')?.click();
    const base = document.createElement('base');
    base.href = 'https://elsewhere.example/';
    document.head.append(base);
    await fetch('https://elsewhere.example/data').catch(() => undefined);
  });
  // Text as code, as an attacker's data would be.
  await page.evaluate(`setTimeout("window.ran.push('text as code')", 0)`);
  const directives = [
    'script-src-elem',
    'script-src-attr',
    'script-src',
    'style-src-attr',
    'style-src-elem',
    'frame-src',
    'object-src',
    'connect-src',
    'base-uri',
  ];
  await eventually('the policy has told of everything it stopped', async () => {
    const stopped = await page.evaluate(() => window.violations ?? []);
    return directives.every((directive) => stopped.includes(directive));
  });
  expect(await page.evaluate(() => window.ran)).toEqual([]);
  const [position, color] = await page.locator('#styled').evaluate((styled) => {
    const style = getComputedStyle(styled);
    return [style.position, style.color];
  });
  expect(position).toBe('static');
  expect(color).not.toBe('rgb(1, 2, 3)');
});
