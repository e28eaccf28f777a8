import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkCache } from '../../../src/gatsby/contentSource';

it('stops Gatsby at a cache of drafts or of another space, and at no other', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'cache-'));
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  expect(await checkCache()).toBeUndefined();
  await mkdir(path.join(folder, '.cache'));
  const keep = (text: string) => writeFile(path.join(folder, '.cache/content-source.json'), text);
  await keep('["space","master","preview.contentful.com",true]');
  expect(await checkCache()).toContain('Clear cache and deploy site');
  await keep('[]');
  expect(await checkCache()).toBeUndefined();
  await rm(folder, { recursive: true });
});
