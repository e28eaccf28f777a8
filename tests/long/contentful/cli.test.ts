/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFakeContentful, trustIn } from '../../contentful';
import { ARTICLE_TYPES, deliveryClient } from './clients';

const root = join(__dirname, '../../..');
let folder: string;
let child: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'offline-state-'));
});
afterEach(() => {
  child?.kill();
  rmSync(folder, { recursive: true, force: true });
});

test('a space is kept in a file from one start to the next', async () => {
  const stateFile = join(folder, 'space.json');
  const first = await startFakeContentful({ stateFile });
  first.space.setContentTypes(ARTICLE_TYPES);
  first.space.createEntry('author', { name: 'Ada' }, { id: 'ada' });
  const asset = await first.space.createAsset({ file: Buffer.from('leaf'), fileName: 'leaf.txt' });
  await first.close();

  const second = await startFakeContentful({ stateFile });
  const distrust = trustIn(second);
  expect(second.space.fieldsOf('ada')).toEqual({ name: 'Ada' });
  const { fields } = await deliveryClient(second).getAsset(asset);
  const file = await fetch(`https:${fields.file?.url ?? ''}`);
  expect(await file.text()).toBe('leaf');
  distrust();
  await second.close();
});

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, 'localhost', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

const linesOf = (child: ChildProcess): Promise<Record<string, string>> =>
  new Promise((resolve, reject) => {
    let text = '';
    child.once('exit', () => reject(new Error('The command ended early')));
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const pairs = text.split('\n').map((line) => line.split('='));
      const variables = Object.fromEntries(pairs) as Record<string, string>;
      if (variables.NODE_EXTRA_CA_CERTS) resolve(variables);
    });
  });

test('the command prints the variables of a running space and ends cleanly', async () => {
  const port = await freePort();
  const tsx = join(root, 'node_modules/.bin/tsx');
  const cli = join(root, 'tests/contentful/cli.ts');
  child = spawn(tsx, [cli, '--port', String(port), '--state', join(folder, 'state.json')]);
  const variables = await linesOf(child);
  expect(variables.CONTENTFUL_HOST).toBe(`localhost:${port}`);
  const distrust = trustIn({ caFile: variables.NODE_EXTRA_CA_CERTS ?? '' });
  const answer = await fetch(
    `https://${variables.CONTENTFUL_HOST}/spaces/${variables.CONTENTFUL_SPACE_ID}/environments/master`,
    { headers: { Authorization: `Bearer ${variables.CONTENTFUL_ACCESS_TOKEN}` } },
  );
  distrust();
  expect(answer.status).toBe(200);
  const ended = new Promise((resolve) => child?.once('exit', resolve));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
}, 30_000);
