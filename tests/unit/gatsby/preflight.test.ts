/** What a build says before it starts when the space cannot be read. */
import { awaitChange, preflight, readChange } from '../../../src/content/preflight';
import { PlainError } from '../../../src/failure';

const pauses: number[] = [];
jest.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => {
    pauses.push(ms);
    return Promise.resolve();
  },
}));

const ACCESS = {
  spaceId: 'space',
  accessToken: 'secret-key',
  environment: 'master',
  host: 'cdn.contentful.com',
};

type Step = number | Error | { readonly status: number; readonly body: unknown };

const fetchFailure = (code: string): Error =>
  Object.assign(new TypeError('fetch failed'), { cause: { code } });

/** Answers in this order; the last one for good. */
const answering = (...steps: readonly Step[]): jest.SpiedFunction<typeof fetch> => {
  let count = 0;
  return jest.spyOn(globalThis, 'fetch').mockImplementation(() => {
    const step = steps[Math.min(count, steps.length - 1)];
    count += 1;
    if (step instanceof Error) return Promise.reject(step);
    const { status, body } = typeof step === 'object' ? step : { status: step, body: {} };
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
};

const FINE = { status: 200, body: { total: 17 } };

beforeEach(() => {
  pauses.length = 0;
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a space that can be read', () => {
  it('is asked once, with the key in the header and nowhere else', async () => {
    const asked = answering(FINE);
    await preflight({ ...ACCESS, environment: 'my branch' });
    const [[address, options] = []] = asked.mock.calls;
    expect(address).toBe(
      'https://cdn.contentful.com/spaces/space/environments/my%20branch/content_types?limit=1',
    );
    expect(options?.headers).toEqual({ Authorization: 'Bearer secret-key' });
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('after five dropped connections is asked again, with longer and longer pauses', async () => {
    const step = fetchFailure('ECONNRESET');
    const asked = answering(step, step, step, step, step, FINE);
    await preflight(ACCESS);
    expect(asked).toHaveBeenCalledTimes(6);
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000]);
  });
});

describe('a space that cannot be read', () => {
  it.each<[string, readonly Step[], string]>([
    ['403', [403], 'check CONTENTFUL_ACCESS_TOKEN'],
    ['400', [400], 'answers 400: check CONTENTFUL_HOST'],
  ])('because of %s ends in one sentence', async (_what, steps, sentence) => {
    answering(...steps);
    const error = await preflight(ACCESS).then(
      () => undefined,
      (reason: unknown) => reason as Error,
    );
    expect(error).toBeInstanceOf(PlainError);
    expect(error?.message).toContain(sentence);
    expect(error?.message).not.toMatch(/\n|secret-key/);
  });

  it('by a preview key is told so', async () => {
    answering(401);
    await expect(preflight({ ...ACCESS, host: 'preview.contentful.com' })).rejects.toThrow(
      'it must be a preview key',
    );
  });
});

describe('the change that started a build', () => {
  const NOW = '2026-05-05T12:00:00Z';
  const entry = { id: 'faq', type: 'Entry', updatedAt: NOW };

  it.each([
    [entry, { kind: 'entries', id: 'faq', updatedAt: NOW }],
    [
      { ...entry, type: 'Asset' },
      { kind: 'assets', id: 'faq', updatedAt: NOW },
    ],
    [
      { ...entry, type: 'DeletedEntry' },
      { kind: 'entries', id: 'faq', updatedAt: undefined },
    ],
    [{ ...entry, type: 'ContentType' }, undefined],
    [{ type: 'Entry' }, undefined],
  ])('told as %j is %j', (sys, change) => {
    expect(readChange(JSON.stringify({ sys }))).toEqual(change);
  });

  it.each([[undefined], [''], ['no json'], ['null'], ['{}']])('is unknown from %j', (body) => {
    expect(readChange(body)).toBeUndefined();
  });

  const at = (updatedAt: string): Step => ({ status: 200, body: { sys: { updatedAt } } });
  const OLD = at('2026-05-05T11:59:59Z');
  const limits = { limitMs: 1000, pauseMs: 1 };

  it.each<[string, { updatedAt?: string }, readonly Step[], number]>([
    ['published', { updatedAt: NOW }, [404, OLD, at(NOW)], 3],
    ['newer still', { updatedAt: NOW }, [at('2026-05-05T12:00:01Z')], 1],
    ['unpublished', {}, [OLD, 404], 2],
  ])('is waited for until it is %s', async (_what, change, steps, times) => {
    const asked = answering(...steps);
    expect(await awaitChange(ACCESS, { kind: 'entries', id: 'a/b', ...change }, limits)).toBe(true);
    expect(asked).toHaveBeenCalledTimes(times);
    expect(asked.mock.calls[0]?.[0]).toMatch(/\/entries\/a%2Fb$/);
  });

  it('is not waited for longer than a build can', async () => {
    answering(OLD);
    const change = { kind: 'entries', id: 'faq', updatedAt: NOW } as const;
    expect(await awaitChange(ACCESS, change, { limitMs: 5, pauseMs: 1 })).toBe(false);
  });
});
