/** What a build asks the live site before it replaces it. */
import { mkdir, rm } from 'node:fs/promises';
import { readEnvironment } from '../../../src/environment';
import { keepLiveContent, readPreviousSite } from '../../../src/live-site/previousSite';
import { folderForEach } from '../../support/folder';

const LIVE = readEnvironment({ SITE_URL: 'https://trees.example' });

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
  const folder = folderForEach();
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation();
  });
  /** The state left by a build that found the site at an address. */
  const found = (replaces: string) =>
    folder.write({ 'public/build.json': JSON.stringify({ replaces }) });
  const onDisk = (text: string) => folder.write({ 'dist/addresses.json': text });

  it('are those that the live site and this machine know', async () => {
    await onDisk('{"a":["/one/"],"b":["/b/"]}');
    const asked = live(Response.json({ a: ['/one/', '/two/'], c: ['/c/'] }));
    expect(await readPreviousSite(LIVE, folder.path)).toEqual({
      history: { a: ['/one/', '/two/'], b: ['/b/'], c: ['/c/'] },
      isLive: true,
    });
    expect(asked.mock.calls[0]?.[0]).toBe('https://trees.example/addresses.json');
  });

  it.each([
    ['does not go live', { ...LIVE, goesLive: false }],
    ['has no address', { ...LIVE, ownAddress: '' }],
  ])('are those of this machine for a build that %s', async (_what, environment) => {
    const asked = live(new Error('asked'));
    await onDisk('{"a":["/one/"]}');
    expect((await readPreviousSite(environment, folder.path)).history).toEqual({ a: ['/one/'] });
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([
    ['a site that is not live yet', failure('ENOTFOUND')],
    ['a live site without a history', new Response('', { status: 404 })],
    ['a page of another site', new Response('<!doctype html>')],
  ])('are none for %s', async (_what, answer) => {
    await onDisk('["no history"]');
    live(answer);
    expect(await readPreviousSite(LIVE, folder.path)).toEqual({ history: {}, isLive: false });
  });

  it('are not given up when the file of this machine is damaged or cannot be read', async () => {
    live(new Response('', { status: 404 }));
    await onDisk('{"a":["/on');
    await expect(readPreviousSite(LIVE, folder.path)).rejects.toThrow('addresses.json is damaged');
    await rm(folder.to('dist/addresses.json'));
    await mkdir(folder.to('dist/addresses.json'));
    await expect(readPreviousSite(LIVE, folder.path)).rejects.toThrow('EISDIR');
  });

  const troubles: readonly (readonly [string, Response | Error, string])[] = [
    ['a wall against bots', new Response('', { status: 403 }), 'it answers 403'],
    ['JSON of another kind', Response.json({ a: 'one' }), 'its addresses.json cannot be read'],
    ['a dropped connection', failure('ECONNRESET'), 'ECONNRESET'],
  ];

  it.each(troubles)('do not stop the first deploy for %s', async (_what, answer, why) => {
    await found('https://another.example');
    live(answer);
    expect(await readPreviousSite(LIVE, folder.path)).toEqual({ history: {}, isLive: false });
    expect(console.warn).toHaveBeenCalledWith(
      expect.stringMatching(`^https://trees.example does not show this site yet \\(.*${why}`),
    );
  });

  it.each(troubles)('stop a later build for %s three times', async (_what, answer, why) => {
    await found(LIVE.ownAddress);
    const asked = live(answer);
    await expect(readPreviousSite(LIVE, folder.path)).rejects.toThrow(
      new RegExp(`${why}.*correct SITE_URL.*Clear cache and deploy site`),
    );
    expect(asked).toHaveBeenCalledTimes(3);
    live(answer, answer, Response.json({ a: ['/one/'] }));
    expect((await readPreviousSite(LIVE, folder.path)).history).toEqual({ a: ['/one/'] });
  });
});

describe('a build without credentials', () => {
  const from = (source: string): Response => Response.json({ pages: 24, source });

  it('stops when it would replace a live site made from Contentful', async () => {
    const asked = live(from('contentful'));
    await expect(keepLiveContent(LIVE, '/nowhere')).rejects.toThrow(
      'CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN are not set: publishing now would replace it',
    );
    expect(asked.mock.calls[0]?.[0]).toBe('https://trees.example/build.json');
  });

  it('may be the first deploy to an address that another site has', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    live(new Response('', { status: 403 }));
    await expect(keepLiveContent(LIVE, '/nowhere')).resolves.toBeUndefined();
    expect(warned).toHaveBeenCalledTimes(1);
  });

  it('may replace a live site of bundled texts', async () => {
    live(from('default'));
    await expect(keepLiveContent(LIVE, '/nowhere')).resolves.toBeUndefined();
  });

  it.each([{ ownAddress: '' }, { goesLive: false }])('asks nobody with %j', async (changes) => {
    const asked = live(from('contentful'));
    await expect(keepLiveContent({ ...LIVE, ...changes }, '/nowhere')).resolves.toBeUndefined();
    expect(asked).not.toHaveBeenCalled();
  });
});
