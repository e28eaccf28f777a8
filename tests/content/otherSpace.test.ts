/** What a build must forget when the next one is of another space, or no longer a preview. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../src/build/host/files';
import { gatsbyPage } from '../support/host/gatsbyPage';
import { makeRepository, removeRepositories, runBuild } from '../support/host/repository';

jest.setTimeout(60_000);
afterAll(removeRepositories);

const COMPILED = 'webpack/stage-build-javascript/0.pack';
const CONTENT = 'data/datastore/data.mdb';
const DRAFT = 'page-data/a-draft/page-data.json';

it('publishes no data of its pages, and keeps only what is made of the code', async () => {
  const { root, write } = await makeRepository();
  const cache = path.join(root, '.build/site/.cache');
  await write({ 'index.html': gatsbyPage(), [DRAFT]: '{"heading":"Not for everybody"}' });
  expect(await runBuild(root)).toMatchObject({ code: 0 });
  expect(await listFiles(path.join(root, 'public'))).toContain(DRAFT);

  for (const file of [COMPILED, CONTENT]) {
    await mkdir(path.join(cache, path.dirname(file)), { recursive: true });
    await writeFile(path.join(cache, file), 'x');
  }
  await writeFile(path.join(root, '.build/source.json'), '["another-space","master","host",true]');
  await rm(path.join(root, 'src/pages', DRAFT));
  expect(await runBuild(root)).toMatchObject({ code: 0 });
  expect(await listFiles(path.join(root, 'public'))).not.toContain(DRAFT);
  const left = await listFiles(cache);
  expect(left).toContain(COMPILED);
  expect(left).not.toContain(CONTENT);
});
