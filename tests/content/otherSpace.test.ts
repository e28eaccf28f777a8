/** What a build must forget when the next one is of another space, or no longer a preview. */
import { execFile } from 'node:child_process';
import { rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeRepository, removeRepositories, runBuild, tsx } from '../support/host/repository';

jest.setTimeout(60_000);
afterAll(removeRepositories);

const DRAFT = 'page-data/a-draft/page-data.json';

it('starts without what Gatsby keeps of another space, and goes on with its own', async () => {
  const { root, write } = await makeRepository();
  const kept = path.join(root, '.cache/content');
  await write({ 'index.html': '<p>Home</p>', [DRAFT]: '{"heading":"Not for everybody"}' });
  expect(await runBuild(root)).toMatchObject({ code: 0 });
  await writeFile(kept, '');
  expect(await runBuild(root)).toMatchObject({ code: 0 });
  await expect(stat(kept)).resolves.toBeDefined();

  const another = '["another-space","master","preview.contentful.com",true]';
  await writeFile(path.join(root, '.cache/content-source.json'), another);
  await rm(path.join(root, 'src/pages', DRAFT));
  expect(await runBuild(root)).toMatchObject({ code: 0 });
  await expect(stat(kept)).rejects.toThrow('ENOENT');
  await expect(stat(path.join(root, 'public', DRAFT))).rejects.toThrow('ENOENT');

  await writeFile(kept, '');
  await writeFile(path.join(root, '.cache/content-source.json'), another);
  const [program = '', ...words] = tsx('develop.ts');
  const env = { PATH: process.env.PATH, TSX_TSCONFIG_PATH: path.resolve('tsconfig.json') };
  await promisify(execFile)(program, words, { cwd: root, env });
  await expect(stat(kept)).rejects.toThrow('ENOENT');
  await expect(stat(path.join(root, '.build/lock'))).rejects.toThrow('ENOENT');
});
