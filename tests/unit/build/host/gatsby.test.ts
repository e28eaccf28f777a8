import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { gatsbyEnd, startGatsby } from '../../../../src/build/host/gatsby';
import { layoutOf, type Layout } from '../../../../src/build/host/layout';
import { makeRepository, removeRepositories } from '../../../support/host/repository';

afterAll(removeRepositories);

/** A repository whose Gatsby runs in its root. */
const layoutWith = async (fail: boolean): Promise<Layout> => {
  const { root, write } = await makeRepository();
  await mkdir(path.join(root, '.build'));
  await write({ 'index.html': 'Home' }, { fail });
  return { ...layoutOf(root), site: root };
};

it.each([
  ['fails', true, "The build failed (Gatsby's exit code 1, its reason is above)"],
  ['ends well', false, undefined],
])('a Gatsby that %s before anyone waits for it is heard', async (_, fail, sentence) => {
  const layout = await layoutWith(fail);
  const gatsby = startGatsby(layout, 'build');
  await gatsby.ended;
  const end = gatsbyEnd(gatsby, layout);
  if (sentence === undefined) await expect(end).resolves.toBeUndefined();
  else await expect(end).rejects.toThrow(sentence);
});
