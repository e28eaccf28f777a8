/** A whole build from an offline space, through temporary failures of Contentful. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../src/files';
import type { Ended } from '../support/program';
import { readPages, type BuiltPage } from '../support/builtPages';
import { useSpaceSite } from '../support/rehearsal/spaceSite';

jest.setTimeout(1_200_000);

type Pages = ReadonlyMap<string, BuiltPage>;

const SECRETS = {
  NETLIFY_BUILD_HOOK_URL: 'https://hooks.example/build_hooks/secret-of-the-hook',
  NETLIFY_AUTH_TOKEN: 'secret-of-the-host',
  AWS_SECRET_ACCESS_KEY: 'secret-of-somebody-else',
};

const site = useSpaceSite('space');
let first: Ended;
let pages: Pages;

const secrets = (): readonly string[] => [
  site.contentful.deliveryToken,
  site.contentful.previewToken,
  site.contentful.managementToken,
  ...Object.values(SECRETS),
];

/** Every text of every page, in the order it is read. */
const readIn = (of: Pages) => [...of].map(([address, { texts }]) => [address, texts]);

beforeAll(async () => {
  const reset = { 'X-Contentful-RateLimit-Reset': '1' };
  const path = /\/spaces\/[^/]+\/?$/;
  site.contentful.fail({ path, status: 429, headers: reset, times: 5 });
  site.contentful.fail({ path: /\/locales$/, status: 500, times: 2 });
  site.contentful.fail({ path: /\/sync$/, drop: true, times: 1 });
  first = await site.tryBuild(SECRETS);
  expect({ text: first.text, code: first.code }).toMatchObject({ code: 0 });
  pages = site.pages();
});

describe('a site from a migrated and seeded space', () => {
  it('says the same on every page as the site of bundled defaults', () => {
    const bundled = readPages(path.resolve('public'));
    expect(bundled.size).toBeGreaterThan(20);
    expect(readIn(pages)).toEqual(readIn(bundled));
  });

  it('is built through five refusals, two errors and a cut connection', () => {
    const asked = (query: Parameters<typeof site.contentful.requests.count>[0]) =>
      site.contentful.requests.count({ api: 'delivery', ...query });
    expect(asked({ status: 429 })).toBe(5);
    expect(asked({ status: 500 })).toBe(2);
    expect(asked({ path: /\/sync$/ })).toBeGreaterThan(1);
  });

  it('has a report that names the entry of every text', async () => {
    const { source, summary, blocks } = await site.report();
    expect(source).toBe('contentful');
    expect(blocks.length).toBeGreaterThan(500);
    const filled = blocks.filter(({ origin }) => origin !== 'empty');
    expect(summary).toMatchObject({ default: 0, contentful: filled.length, hidden: 0 });
    expect(blocks.filter(({ entryId = '' }) => entryId === '')).toEqual([]);
  });

  it('has no key in its files, its reports and its log', async () => {
    for (const secret of secrets()) expect(first.text).not.toContain(secret);
    for (const folder of ['public', 'reports'].map((name) => site.to(name))) {
      const names = await listFiles(folder);
      expect(names.length).toBeGreaterThan(0);
      for (const name of names) {
        const content = await readFile(path.join(folder, name));
        expect([name, secrets().filter((secret) => content.includes(secret))]).toEqual([name, []]);
      }
    }
  });

  it('keeps every address of its sitemap, says the check', async () => {
    const server = await site.serve();
    const command = 'contentful-migrations/commands/check.ts';
    const { text } = await site.run(command, site.contentful.env(), ['--site', server.url]);
    await server.close();
    expect(text).toContain(`Every address of ${server.url} stays or leads on.`);
  });

  it('has no trace of a preview', async () => {
    const files = await listFiles(site.to('public'));
    expect(files.filter((file) => /preview/.test(file))).toEqual([]);
    for (const file of files.filter((name) => /\.(html|js|json|xml|txt)$/.test(name))) {
      const text = await site.read(file);
      // Islands name the attributes, which only the views of a preview fill.
      const ofPreviews = file.endsWith('.js') ? /live-preview/ : /data-contentful-|live-preview/;
      const trace = ofPreviews.exec(text)?.[0];
      expect([file, trace]).toEqual([file, undefined]);
    }
  });
});
