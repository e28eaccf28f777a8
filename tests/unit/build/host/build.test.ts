/** The whole build around a stand-in for Gatsby: what `public/` holds after each turn of events. */
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gatsbyPage } from '../../../support/host/gatsbyPage';
import {
  contentOf,
  makeRepository,
  removeRepositories,
  runBuild,
  type Repository,
} from '../../../support/host/repository';

jest.setTimeout(60_000);
afterAll(removeRepositories);

const inode = async (file: string): Promise<number> => (await stat(file)).ino;
const page = (text: string): string => gatsbyPage({ body: `<h1>${text}</h1>` });

async function builtRepository(): Promise<Repository> {
  const repository = await makeRepository();
  await repository.write(
    {
      'index.html': page('Home'),
      'about/index.html': page('About'),
      '404.html': page('Missing'),
      '404/index.html': page('Missing'),
      'page-data/about/page-data.json': '{"path":"/about/"}',
      'app-0123456789abcdef0123.js': 'run();\n//# sourceMappingURL=app.js.map',
      'app-0123456789abcdef0123.js.map': '{}',
      'webpack.stats.json': '"app-0123456789abcdef0123.js"',
      '_gatsby/slices/header-1.html': '<header></header>',
      _headers: '## from a plugin',
      'static/x/photo.avif': 'not text',
    },
    {
      output: {
        redirects: [{ from: '/old/', to: '/about/' }],
        history: { 'page-about': ['/about/'] },
      },
    },
  );
  const { code, text } = await runBuild(repository.root);
  expect(text).toContain('public/ holds 2 pages');
  expect(code).toBe(0);
  return repository;
}

describe('a build', () => {
  let root = '';
  let output = '';
  let repository: Repository;
  let first: Record<string, string>;
  beforeAll(async () => {
    repository = await builtRepository();
    root = repository.root;
    output = path.join(root, 'public');
    first = await contentOf(output);
  });

  it('ships what visitors need and nothing of how it was made', () => {
    expect(Object.keys(first)).toEqual([
      '404.html',
      '_headers',
      '_redirects',
      'about/index.html',
      'addresses.json',
      'app-0123456789abcdef0123.js',
      'build.json',
      'index.html',
      'page-data/about/page-data.json',
      'static/x/photo.avif',
      'sw.js',
    ]);
    expect(first['app-0123456789abcdef0123.js']).toBe('run();');
    expect(first['_headers']).not.toContain('plugin');
    expect(first['_redirects']).toContain('/old/  /about/  301');
    expect(first['addresses.json']).toBe('{"page-about":["/about/"]}\n');
    expect(first['about/index.html']).toContain('id="page-start"');
  });

  it('keeps the very files that did not change', async () => {
    const before = await inode(path.join(output, 'about/index.html'));
    await repository.write({ 'index.html': page('Home again') });
    const { text } = await runBuild(root);
    expect(text).toContain('1 files are new or changed');
    expect(await inode(path.join(output, 'about/index.html'))).toBe(before);
    expect(await readFile(path.join(output, 'index.html'), 'utf8')).toContain('Home again');
  });

  it('makes a file again that is missing from the output', async () => {
    await rm(path.join(output, 'about/index.html'));
    await expect(runBuild(root)).resolves.toMatchObject({ code: 0 });
    expect(await readFile(path.join(output, 'about/index.html'), 'utf8')).toBe(
      first['about/index.html'],
    );
  });

  it('ends with one plain sentence when Gatsby fails, and leaves the output as it was', async () => {
    const before = await contentOf(output);
    await repository.write({ 'index.html': page('Broken') }, { fail: true });
    const { code, text } = await runBuild(root);
    expect(code).toBe(1);
    expect(text).toContain('Gatsby says why');
    expect(text.trim().split('\n').at(-1)).toBe(
      "The build failed (Gatsby's exit code 1, its reason is above); public/ is as it was before.",
    );
    expect(await contentOf(output)).toEqual(before);
  });

  it("throws a failed build's cache away, and is right the next time", async () => {
    await writeFile(path.join(root, '.build/site/.cache/stale'), '');
    await repository.write({ 'index.html': page('Mended') }, {});
    const { code } = await runBuild(root);
    expect(code).toBe(0);
    await expect(stat(path.join(root, '.build/site/.cache/stale'))).rejects.toThrow('ENOENT');
    expect(await readFile(path.join(output, 'index.html'), 'utf8')).toContain('Mended');
  });

  it('keeps the cache of a build that went well', async () => {
    await writeFile(path.join(root, '.build/site/.cache/warm'), '');
    await runBuild(root);
    await expect(stat(path.join(root, '.build/site/.cache/warm'))).resolves.toBeDefined();
  });

  it('drops a page whose source is gone', async () => {
    await rm(path.join(root, 'src/pages/about'), { recursive: true });
    await rm(path.join(root, '.build/site/public/about'), { recursive: true });
    await runBuild(root);
    expect(Object.keys(await contentOf(output))).not.toContain('about/index.html');
    expect(await readFile(path.join(output, '_headers'), 'utf8')).not.toContain('/about/*');
  });

  it('refuses to run beside another build, and takes over from a dead one', async () => {
    const lock = path.join(root, '.build/lock.json');
    // This test is a Node program that runs, as another build would be.
    await writeFile(lock, JSON.stringify({ pid: process.pid }));
    const { code, text } = await runBuild(root);
    expect(code).toBe(1);
    expect(text).toContain(`Another build is running (process ${process.pid})`);

    await writeFile(lock, JSON.stringify({ pid: 2 ** 22 + 1 }));
    expect((await runBuild(root)).code).toBe(0);
  });

  it('begins no Gatsby that it cannot note', async () => {
    const draft = path.join(root, '.build/lock.json.draft');
    const builds = path.join(root, '.build/site/.cache/builds');
    const before = await readFile(builds, 'utf8');
    await mkdir(draft);
    const { code, text } = await runBuild(root);
    await rm(draft, { recursive: true });
    expect(code).toBe(1);
    expect(text).toContain('lock.json.draft');
    expect(await readFile(builds, 'utf8')).toBe(before);
  });

  it('names a variable that is wrong, with exit code 2', async () => {
    await writeFile(path.join(root, '.env'), 'CONTENTFUL_SPACE_ID=abc\n');
    const { code, text } = await runBuild(root);
    await rm(path.join(root, '.env'));
    expect(code).toBe(2);
    expect(text).toContain('CONTENTFUL_ACCESS_TOKEN is not set');
  });
});
