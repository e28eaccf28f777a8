/** What a build must forget when the next one is of another space, or no longer a preview. */
import { rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeRepository, removeRepositories, runBuild } from '../support/host/repository';

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
  await writeFile(path.join(root, '.build/content-source.json'), another);
  await rm(path.join(root, 'src/pages', DRAFT));
  expect(await runBuild(root)).toMatchObject({ code: 0 });
  await expect(stat(kept)).rejects.toThrow('ENOENT');
  await expect(stat(path.join(root, 'public', DRAFT))).rejects.toThrow('ENOENT');
});
