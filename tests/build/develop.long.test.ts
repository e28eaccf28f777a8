/** `npm run develop` shows the pages of a build, and each change of them. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { readPages } from '../support/builtPages';
import { eventually } from '../support/eventually';
import { CLEAN_ENVIRONMENT } from '../support/cleanEnvironment';
import { PROGRAM_VARIABLES, REPOSITORY, programArguments } from '../support/program';
import { useCheckout } from '../support/rehearsal/checkout';

let child: ChildProcess;
// Before the checkout is removed.
afterAll(() => child?.kill());
const checkout = useCheckout('develop');
let url = '';

beforeAll(async () => {
  child = spawn(process.execPath, programArguments('src/develop/develop.ts'), {
    cwd: checkout.root,
    env: { ...CLEAN_ENVIRONMENT, ...PROGRAM_VARIABLES, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout! })) {
    url = /http:\/\/localhost:\d+/.exec(line)?.[0] ?? '';
    if (url) break;
  }
  child.stdout?.resume();
});

const open = async (address: string): Promise<string> => (await fetch(url + address)).text();

/** A page without its scripts, the hashes of its files, and mentions of Gatsby. */
const words = (html: string): string =>
  html
    .replace(/(\/assets\/[\w-]+)\.[0-9a-f]{8}\./g, '$1.')
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<meta name="generator"[^>]*>/, '');

it('shows every page as the build publishes it', async () => {
  for (const { path: address, html } of readPages(path.join(REPOSITORY, 'dist')).values())
    expect([address, words(await open(address))]).toEqual([address, words(html)]);
});

it('answers an unknown address with the page for it', async () => {
  const response = await fetch(`${url}/no-such-page/`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('<h1');
});

const replacing = (file: string, from: string, to: string) => async (): Promise<void> => {
  const whole = checkout.to(file);
  const text = await readFile(whole, 'utf8');
  expect(text).toContain(from);
  await writeFile(whole, text.replace(from, to));
};

/** A page with the scripts that it may fetch. */
const pageWithScripts = async (address: string): Promise<string> => {
  const html = await open(address);
  const scripts = [...html.matchAll(/\/islands\/[\w-]+\.js/g)].map(([script]) => open(script));
  return [html, ...(await Promise.all(scripts))].join('\n');
};

it.each<[string, () => Promise<void>, string]>([
  [
    'a bundled text',
    replacing('src/content/defaults/pages/contact.ts', 'Talk to a person', 'Speak to somebody'),
    'Speak to somebody',
  ],
  ['the theme', replacing('src/theme/tokens.ts', '--sunk:', '--lowered:'), '--lowered:'],
  [
    'the boot script',
    replacing('src/browser/colorMode.ts', "'color-mode'", "'other-mode'"),
    'other-mode',
  ],
  [
    'an island',
    () =>
      appendFile(
        checkout.to('src/islands/contactForm.island.tsx'),
        '\nconsole.log("another island");\n',
      ),
    'another island',
  ],
])('shows a change of %s', async (_, change, shown) => {
  expect(await pageWithScripts('/contact/')).not.toContain(shown);
  await change();
  // On a busy machine; two idle cores need one second.
  await eventually(
    `the page shows ${shown}`,
    async () => (await pageWithScripts('/contact/')).includes(shown),
    60_000,
  );
});

it('notifies open pages of a change', async () => {
  const changes = await fetch(`${url}/_changes`);
  const reader = changes.body!.getReader();
  await appendFile(checkout.to('src/theme/tokens.ts'), '\n');
  const { value } = await reader.read();
  expect(Buffer.from(value!).toString()).toBe('data:\n\n');
  await reader.cancel();
});

it('shows an error in a source instead of the page, and the page once the error is fixed', async () => {
  const file = 'src/theme/tokens.ts';
  await replacing(file, 'export', 'export export')();
  const says = (words: string) => async () => (await open('/contact/')).includes(words);
  await eventually('it says which source', says('tokens.ts'), 60_000);
  await replacing(file, 'export export', 'export')();
  await eventually('the page is back', says('<h1'), 60_000);
});

it('leaves nothing running when it is stopped', async () => {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});
