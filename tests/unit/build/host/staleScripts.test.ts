import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { staleScripts } from '../../../../src/build/host/staleScripts';

const [NOW, LATER, OLD] = ['a', 'b', 'c'].map((digit) => digit.repeat(20));
const FILES = [
  `app-${NOW}.js`,
  `app-${OLD}.js`,
  `app-${OLD}.js.LICENSE.txt`,
  `part-${LATER}.js`,
  `webpack-runtime-${NOW}.js`,
  `webpack-runtime-${OLD}.js`,
  'sw.js',
  `static/app-${OLD}.js`,
];

let raw = '';
beforeAll(async () => {
  raw = await mkdtemp(path.join(os.tmpdir(), 'scripts-'));
  await writeFile(path.join(raw, `webpack-runtime-${NOW}.js`), `({130:"${LATER}"})`);
  await writeFile(path.join(raw, `webpack-runtime-${OLD}.js`), `({1:"${OLD}"})`);
});
afterAll(() => rm(raw, { recursive: true, force: true }));

it('calls nothing stale as long as it knows nothing', async () => {
  expect(await staleScripts(raw, FILES)).toEqual(new Set());
});

it('finds what earlier builds left, and keeps parts that are fetched later', async () => {
  const list = { app: [`webpack-runtime-${NOW}.js`, `app-${NOW}.js`] };
  await writeFile(path.join(raw, 'webpack.stats.json'), JSON.stringify(list));
  expect([...(await staleScripts(raw, FILES))]).toEqual([
    `app-${OLD}.js`,
    `app-${OLD}.js.LICENSE.txt`,
    `webpack-runtime-${OLD}.js`,
  ]);
});
