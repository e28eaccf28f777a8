/** What a build asks the live site before it replaces it. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuildEnvironment } from '../../../src/environment';
import { keepLiveContent, readAddressHistory } from '../../../src/live-site/previousSite';

const LIVE: BuildEnvironment = {
  preview: false,
  goesLive: true,
  siteUrl: 'https://trees.example',
  counting: 'off',
  httpsOnly: 'site',
  serviceWorker: true,
  ownAddress: 'https://trees.example',
};

jest.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));
afterEach(() => jest.restoreAllMocks());

/** Answers of the live site, in this order; the last one for good. */
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

const failure = (code: string): Error =>
  Object.assign(new TypeError('fetch failed'), { cause: { code } });

describe('the addresses of earlier builds', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'history-'));
    await mkdir(path.join(folder, 'dist'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  const onDisk = (text: string) => writeFile(path.join(folder, 'dist/addresses.json'), text);

  it('are those that the live site and this machine know', async () => {
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
    ['does not go live', { ...LIVE, goesLive: false }],
    ['has no address', { ...LIVE, ownAddress: '' }],
  ])('are those of this machine for a build that %s', async (_what, environment) => {
    const asked = live(new Error('asked'));
    await onDisk('{"a":["/one/"]}');
    expect(await readAddressHistory(environment, folder)).toEqual({ a: ['/one/'] });
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([
    ['a site that is not live yet', failure('ENOTFOUND')],
    ['a live site without a history', new Response('', { status: 404 })],
    ['a page of another site', new Response('<!doctype html>')],
  ])('are none for %s', async (_what, answer) => {
    await onDisk('["no history"]');
    live(answer);
    expect(await readAddressHistory(LIVE, folder)).toEqual({});
  });

  it.each([
    ['answers wrongly', new Response('', { status: 503 }), 'it answers 503'],
    ['has a broken history', Response.json({ a: 'one' }), 'its addresses.json cannot be read'],
    ['drops the connection', failure('ECONNRESET'), 'fetch failed'],
  ])('stop the build when the live site %s three times', async (_what, answer, why) => {
    const asked = live(answer);
    await expect(readAddressHistory(LIVE, folder)).rejects.toThrow(why);
    expect(asked).toHaveBeenCalledTimes(3);
    live(answer, answer, Response.json({ a: ['/one/'] }));
    expect(await readAddressHistory(LIVE, folder)).toEqual({ a: ['/one/'] });
  });

  it.each(['ENOTFOUND', 'ECONNREFUSED'])('survive a passing %s', async (code) => {
    live(failure(code), failure(code), Response.json({ a: ['/one/'] }));
    expect(await readAddressHistory(LIVE, folder)).toEqual({ a: ['/one/'] });
    live(failure(code), failure('ECONNRESET'), failure(code));
    await expect(readAddressHistory(LIVE, folder)).rejects.toThrow('fetch failed');
  });
});

describe('a build without credentials', () => {
  const from = (source: string): Response => Response.json({ pages: 24, source });

  it('stops when it would replace a live site made from Contentful', async () => {
    const asked = live(from('contentful'));
    await expect(keepLiveContent(LIVE)).rejects.toThrow(
      'CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN are not set: publishing now would replace it',
    );
    expect(asked.mock.calls[0]?.[0]).toBe('https://trees.example/build.json');
  });

  it('may replace a live site of bundled texts', async () => {
    live(from('default'));
    await expect(keepLiveContent(LIVE)).resolves.toBeUndefined();
  });

  it.each([{ ownAddress: '' }, { goesLive: false }])('asks nobody with %j', async (changes) => {
    const asked = live(from('contentful'));
    await expect(keepLiveContent({ ...LIVE, ...changes })).resolves.toBeUndefined();
    expect(asked).not.toHaveBeenCalled();
  });
});
