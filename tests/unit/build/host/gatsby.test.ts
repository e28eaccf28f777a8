import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gatsbyEnd, startGatsby } from '../../../../src/build/host/gatsby';
import { layoutOf, type Layout } from '../../../../src/build/host/layout';
import { makeRepository, removeRepositories, tsx } from '../../../support/host/repository';

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
  gatsby.begin();
  await gatsby.ended;
  const end = gatsbyEnd(gatsby, layout);
  if (sentence === undefined) await expect(end).resolves.toBeUndefined();
  else await expect(end).rejects.toThrow(sentence);
});

it('a Gatsby whose build is killed before it could note it never begins', async () => {
  const layout = await layoutWith(false);
  const program = path.join(layout.root, 'killed.ts');
  const source = path.resolve(__dirname, '../../../../src/build/host/gatsby.ts');
  await writeFile(
    program,
    `import { startGatsby } from ${JSON.stringify(source)};
    startGatsby(${JSON.stringify(layout)}, 'build');
    process.kill(process.pid, 'SIGKILL');`,
  );
  const [command = '', ...words] = tsx(program);
  const build = spawn(command, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  build.stdout.resume();
  // Whatever the killed program leaves running keeps its output open.
  await once(build, 'close');
  await expect(stat(path.join(layout.site, '.cache/builds'))).rejects.toThrow('ENOENT');
});
