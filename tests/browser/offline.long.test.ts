/** Without a network, pages that the visitor has seen and the offline page open. */
import { cp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { workerFile } from '../../src/hosting/workerFile';
import { startServer } from '../../src/hosting/server';
import { folderForAll } from '../support/folder';
import { BLANK, useSite } from './support/site';
import { eventually } from '../support/eventually';

/** A copy of the site, because these tests change it as a new build would. */
const copy = folderForAll();
beforeAll(async () => {
  await cp('dist', copy.to('dist'), { recursive: true });
  await symlink(path.resolve('node_modules'), copy.to('node_modules'));
});
const site = useSite(() => startServer(copy.path));

let page: Page;
beforeEach(async () => {
  page = await site.open('phone', BLANK, { serviceWorkers: 'allow' });
});

/** Waits until the page returns true. Playwright's own wait takes any promise for true. */
const until = <T>(question: (given: T) => Promise<boolean>, given: T): Promise<void> =>
  eventually(String(question), () => page.evaluate(question as never, given));

/** Opens a page and waits until the worker runs and has kept it. */
async function visit(address: string): Promise<void> {
  await page.goto(address);
  await until(async (path: string) => {
    const registration = await navigator.serviceWorker.getRegistration();
    const kept = await caches.match(path, { ignoreVary: true });
    return registration?.active?.state === 'activated' && kept !== undefined;
  }, address);
}

/** Replaces a file of the site, as a new build does. */
const replace = async (file: string, text: string): Promise<void> => {
  await rm(file);
  await writeFile(file, text);
};

/** Publishes the worker of the site as it is now, and has the browser look for it. */
const updateWorker = async (enabled: boolean): Promise<void> => {
  const built = copy.to('dist');
  const worker = await workerFile(process.cwd(), built, '/offline/', enabled);
  await replace(path.join(built, 'sw.js'), worker);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
};

const cutNetwork = (): Promise<void> => page.context().setOffline(true);

const heading = (): Promise<string> => page.locator('h1').first().innerText();

it('seen pages open with pictures and fonts, whatever their query and trailing slash', async () => {
  await visit('/tree-removal/');
  const service = await heading();
  await visit('/');
  const home = await heading();
  await cutNetwork();
  await page.goto('/?from=ad');
  expect(await heading()).toBe(home);
  await page.goto('/tree-removal');
  expect(await heading()).toBe(service);
  // Pictures and fonts come from the browser's own cache.
  await until(
    () =>
      Promise.resolve(
        (document.querySelector<HTMLImageElement>('main img')?.naturalWidth ?? 0) > 0 &&
          [...document.fonts].some(({ status }) => status === 'loaded'),
      ),
    undefined,
  );
});

it('the offline page with its call button replaces any page not seen, even one that was an error', async () => {
  await visit('/');
  await page.goto('/no-such-page/');
  await cutNetwork();
  // The address stays, so that a reload shows the page once the network is back.
  for (const address of ['/careers/', '/no-such-page/', '/offline/']) {
    await page.goto(address);
    expect(new URL(page.url()).pathname).toBe(address);
    expect(await page.locator('main').innerText()).toContain('911');
    const call = page.locator('main a[href^="tel:+1"]').first();
    expect(await call.isVisible()).toBe(true);
  }
});

it('a changed offline page replaces the old one, even for visitors who saw that, and seen pages stay', async () => {
  await visit('/');
  const home = await heading();
  await page.goto('/offline/');
  const offlinePage = copy.to('dist/offline/index.html');
  await replace(offlinePage, (await readFile(offlinePage, 'utf8')).replaceAll('911', '112'));
  await updateWorker(true);
  await until(async () => {
    const found = await caches.match('/offline/', { ignoreVary: true });
    return (await found?.text())?.includes('112') === true;
  }, undefined);
  await cutNetwork();
  await page.goto('/careers/');
  expect(await page.locator('main').innerText()).toContain('112');
  await page.goto('/');
  expect(await heading()).toBe(home);
});

it('the next visit with a network shows the newest page at once', async () => {
  await visit('/');
  const file = copy.to('dist/index.html');
  await replace(file, (await readFile(file, 'utf8')).replace('</title>', ' (changed)</title>'));
  await page.goto('/');
  expect(await page.title()).toContain('(changed)');
  // The page is shown before it is kept.
  await until(async (mark: string) => {
    const kept = await caches.match('/', { ignoreVary: true });
    return (await kept?.text())?.includes(mark) === true;
  }, '(changed)');
  await cutNetwork();
  await page.goto('/');
  expect(await page.title()).toContain('(changed)');
});

it('a worker that is switched off clears its caches and removes itself', async () => {
  await visit('/');
  await updateWorker(false);
  await until(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    const names = await caches.keys();
    return registrations.length === 0 && names.every((name) => !name.startsWith('site-'));
  }, undefined);
});
