import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readAddressHistory } from '../../../src/gatsby/previousSite';
import type { BuildEnvironment } from '../../../src/environment';

const LIVE: BuildEnvironment = {
  preview: false,
  goesLive: true,
  siteUrl: 'https://trees.example',
  counting: 'off',
  serviceWorker: true,
  ownAddress: 'https://trees.example',
};

jest.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'history-'));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const onDisk = async (text: string): Promise<void> => {
  await mkdir(path.join(folder, 'dist'));
  await writeFile(path.join(folder, 'dist', 'addresses.json'), text);
};

const live = (...answers: readonly (Response | Error)[]): jest.SpiedFunction<typeof fetch> => {
  let count = 0;
  return jest.spyOn(globalThis, 'fetch').mockImplementation(() => {
    const answer = answers[Math.min(count, answers.length - 1)];
    count += 1;
    return answer instanceof Response
      ? Promise.resolve(answer.clone())
      : Promise.reject(answer ?? new Error('no answer'));
  });
};

const cut = (code: string): Error =>
  Object.assign(new TypeError('fetch failed'), { cause: { code } });

it('joins what the live site and this machine remember', async () => {
  await onDisk('{"a":["/one/"],"b":["/b/"]}');
  const asked = live(Response.json({ a: ['/one/', '/two/'], c: ['/c/'] }));
  expect(await readAddressHistory(LIVE, folder)).toEqual({
    a: ['/one/', '/two/'],
    b: ['/b/'],
    c: ['/c/'],
  });
  expect(asked.mock.calls[0]?.[0]).toBe('https://trees.example/addresses.json');
});

it.each([
  ['a build that does not go live', { ...LIVE, goesLive: false }],
  ['a site without an address', { ...LIVE, ownAddress: '' }],
])('%s asks nobody', async (_what, environment) => {
  const asked = live(new Error('asked'));
  await onDisk('{"a":["/one/"]}');
  expect(await readAddressHistory(environment, folder)).toEqual({ a: ['/one/'] });
  expect(asked).not.toHaveBeenCalled();
});

it.each([
  ['a site that is not live yet', cut('ENOTFOUND')],
  ['a live site of before', new Response('', { status: 404 })],
  ['a page of another site', new Response('<!doctype html>')],
])('%s has no history', async (_what, answer) => {
  await onDisk('["no history"]');
  live(answer);
  expect(await readAddressHistory(LIVE, folder)).toEqual({});
});

it.each([
  ['answers wrongly', new Response('', { status: 503 }), 'it answers 503'],
  ['has a broken history', Response.json({ a: 'one' }), 'its addresses.json cannot be read'],
  ['drops the connection', cut('ECONNRESET'), 'fetch failed'],
])('a live site that %s is asked three times, then stops the build', async (_what, answer, why) => {
  const asked = live(answer);
  await expect(readAddressHistory(LIVE, folder)).rejects.toThrow(why);
  expect(asked).toHaveBeenCalledTimes(3);
  live(answer, answer, Response.json({ a: ['/one/'] }));
  expect(await readAddressHistory(LIVE, folder)).toEqual({ a: ['/one/'] });
});

it.each(['ENOTFOUND', 'ECONNREFUSED'])('%s for a moment loses nothing', async (code) => {
  live(cut(code), cut(code), Response.json({ a: ['/one/'] }));
  expect(await readAddressHistory(LIVE, folder)).toEqual({ a: ['/one/'] });
  live(cut(code), cut('ECONNRESET'), cut(code));
  await expect(readAddressHistory(LIVE, folder)).rejects.toThrow('fetch failed');
});
