import type { Browser, Page } from 'playwright-core';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../src/files';
import { openBrowser } from '../browser/support/site';
import { openBuilder } from '../support/builds';
import { openQuietPage } from '../support/rehearsal/quietPage';
import { NEW_ANSWER, rehearse, type Stage } from '../support/rehearsal/rehearsal';
import { putUpNotice, tasks, WRITTEN } from '../support/rehearsal/tasks';

jest.setTimeout(1_200_000);

const STARTS = '2031-03-01T08:00:00-05:00';
const ENDS = '2031-03-02T08:00:00-05:00';
const MINUTE = 60_000;

let stage: Stage;
let browser: Browser;

beforeAll(async () => {
  stage = await rehearse(() => undefined, openBuilder);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await stage?.close();
});

const fetched = async (address: string): Promise<string> =>
  (await fetch(`${stage.site.url}${address}`)).text();

describe('a day from an empty space to a live edit', () => {
  it('goes through every step, and tells how long each took', () => {
    expect(stage.steps.map(({ name }) => name)).toEqual([
      'An empty space',
      'A fresh checkout',
      'npm run contentful:setup: model, texts, keys, webhooks, previews',
      'npm run build: the first one',
      'The site is served',
      'A visitor sends a message, and it is in the inbox',
      'npm run contentful:check -- --site: what is not done yet',
      'An editor saves a draft; Contentful calls the hook of the preview only',
      'An editor publishes another answer; Contentful calls the build hook',
      'The host builds again',
      'The page shows the new answer',
    ]);
    for (const { milliseconds } of stage.steps) expect(milliseconds).toBeGreaterThanOrEqual(0);
    expect(stage.publishToLive).toBeGreaterThan(0);
  });

  it('builds once for one edit, and says in build.json that it is live', async () => {
    expect(stage.hook.builds).toBe(1);
    const sent = JSON.parse(stage.hook.calls[0] ?? '') as { sys: { updatedAt: string } };
    const build = JSON.parse(await fetched('/build.json')) as Record<string, string>;
    expect(build).toMatchObject({ source: 'contentful', pages: expect.any(Number) as number });
    expect(Date.parse(build.contentUpdatedAt ?? '')).toBe(Date.parse(sent.sys.updatedAt));
    expect(Date.parse(build.builtAt ?? '')).toBeGreaterThan(Date.parse(sent.sys.updatedAt));
    expect(await fetched('/')).toContain(NEW_ANSWER);
  });

  it('leaves nothing of a preview in a normal build', async () => {
    const output = path.join(stage.workshop.root, 'dist');
    for (const file of await listFiles(output)) {
      if (!/\.(html|js|json|xml|txt)$/.test(file)) continue;
      const text = readFileSync(path.join(output, file), 'utf8');
      const found = /data-contentful-|preview-bar|focusedField|live-preview|\u2064/.exec(text)?.[0];
      expect([file, found]).toEqual([file, undefined]);
    }
    expect((await listFiles(output)).filter((file) => /preview|staff/.test(file))).toEqual([]);
    const { headers } = await fetch(`${stage.site.url}/`);
    expect(headers.get('X-Robots-Tag')).toBeNull();
    expect(headers.get('X-Frame-Options')).toBe('DENY');
  });
});

describe('many edits at once', () => {
  beforeAll(async () => {
    const before = stage.hook.builds;
    putUpNotice(stage.contentful, { from: STARTS, until: ENDS });
    await tasks.changeAddress(stage.contentful);
    for (const { id } of stage.contentful.space.entries('faq'))
      stage.contentful.space.updateFields(id, { order: 100 }, { publish: true });
    await stage.contentful.webhooksSettled();
    await stage.hook.settled();
    expect(stage.hook.builds - before).toBeLessThanOrEqual(2);
    expect(stage.hook.calls.length).toBeGreaterThan(20);
  });

  it('are all live after at most two builds', async () => {
    expect(await fetched('/')).toContain(WRITTEN.notice);
    expect((await fetch(`${stage.site.url}/${WRITTEN.address}/`)).status).toBe(200);
    const old = await fetch(`${stage.site.url}/tree-pruning/`, { redirect: 'manual' });
    expect([old.status, old.headers.get('location')]).toEqual([301, `/${WRITTEN.address}/`]);
  });

  /** The home page for a visitor whose clock shows this time. */
  const visitAt = async (time: number, page?: Page): Promise<Page> => {
    const tab = page ?? (await openQuietPage(browser));
    await tab.clock.setFixedTime(time);
    await tab.goto(`${stage.site.url}/`);
    return tab;
  };
  const isShown = (page: Page): Promise<boolean> => page.locator('[data-notice]').isVisible();

  it.each([
    ['a minute before it starts', Date.parse(STARTS) - MINUTE, false],
    ['when it starts', Date.parse(STARTS), true],
    ['a minute before it ends', Date.parse(ENDS) - MINUTE, true],
    ['when it ends', Date.parse(ENDS), false],
  ])('shows the notice by the visitor’s clock: %s', async (_, time, shown) => {
    const page = await visitAt(time);
    expect(await isShown(page)).toBe(shown);
    await page.close();
  });

  it('moves nothing when the notice is shown, when it is not, and when it was closed', async () => {
    const page = await openQuietPage(browser);
    await page.addInitScript(() => {
      const state = window as unknown as { shift: number };
      state.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          state.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const shift = () => page.evaluate(() => (window as unknown as { shift: number }).shift);
    for (const time of [Date.parse(STARTS) - MINUTE, Date.parse(STARTS)]) {
      await visitAt(time, page);
      await page.mouse.move(10, 10);
      await page.waitForTimeout(800);
      expect(await shift()).toBeLessThan(0.01);
    }
    const notice = page.locator('[data-notice]');
    expect(await notice.getAttribute('class')).toContain('emergency');
    await notice.locator('button').click();
    await notice.waitFor({ state: 'hidden' });
    await visitAt(Date.parse(STARTS) + MINUTE, page);
    await page.waitForTimeout(500);
    expect(await isShown(page)).toBe(false);
    expect(await shift()).toBeLessThan(0.01);
    await page.close();
  });
});
