/** What a build asks the space before it starts. */
import { preflight } from '../../../src/contentful/preflight';
import { awaitChange, readChange } from '../../../src/contentful/webhookChange';
import { PlainError } from '../../../src/failure';
import { answerRequests } from './answerRequests';

jest.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

const ACCESS = {
  spaceId: 'space',
  accessToken: 'secret-key',
  environment: 'master',
  host: 'cdn.contentful.com',
};

type Step = number | { readonly status: number; readonly body: unknown };

/** What Contentful answers about deletions when there are none. */
const NO_DELETIONS = { items: [], nextSyncUrl: 'https://cdn.contentful.com/sync?sync_token=next' };

/**
 * Answers in this order; the last one for good.
 *
 * @returns the addresses that were asked, except for deletions
 */
const answering = (...steps: readonly Step[]): readonly string[] => {
  const asked: string[] = [];
  answerRequests((request) => {
    if (request.url.includes('/sync?')) return { status: 200, body: NO_DELETIONS };
    const step = steps[Math.min(asked.length, steps.length - 1)];
    asked.push(`${request.url} ${request.headers.get('Authorization')}`);
    return typeof step === 'object' ? step : { status: step ?? 500, body: {} };
  });
  return asked;
};

afterEach(() => jest.restoreAllMocks());

it('asks a space once, with the key in the header and nowhere else', async () => {
  const asked = answering({ status: 200, body: { total: 17 } });
  await preflight({ ...ACCESS, environment: 'my branch' });
  expect(asked).toEqual([
    'https://cdn.contentful.com/spaces/space/environments/my%20branch/content_types Bearer secret-key',
  ]);
});

it.each([
  [403, ACCESS.host, 'check CONTENTFUL_ACCESS_TOKEN'],
  [400, ACCESS.host, 'answers 400: check CONTENTFUL_HOST'],
  [401, 'preview.contentful.com', 'it must be a preview key'],
])('a space that answers %i at %s stops the build with advice', async (status, host, advice) => {
  answering(status);
  const attempt = preflight({ ...ACCESS, host });
  await expect(attempt).rejects.toThrow(PlainError);
  await expect(attempt).rejects.toThrow(advice);
});

describe('the change that started a build', () => {
  const NOW = '2026-05-05T12:00:00Z';
  const entry = { id: 'faq', type: 'Entry', updatedAt: NOW };

  it.each([
    [entry, { kind: 'entries', id: 'faq', isGone: false, updatedAt: NOW }],
    [
      { ...entry, type: 'Asset' },
      { kind: 'assets', id: 'faq', isGone: false, updatedAt: NOW },
    ],
    [
      { ...entry, type: 'DeletedEntry' },
      { kind: 'entries', id: 'faq', isGone: true, updatedAt: NOW },
    ],
    [{ ...entry, type: 'ContentType' }, undefined],
    [{ type: 'Entry' }, undefined],
  ])('is read from %j as %j', (sys, change) => {
    const body = JSON.stringify({ sys });
    expect(readChange(body)).toEqual(change);
    // Netlify documents it as URL-encoded.
    expect(readChange(encodeURIComponent(body))).toEqual(change);
    expect(readChange(new URLSearchParams({ '': body }).toString().slice(1))).toEqual(change);
  });

  it.each([[undefined], [''], ['no json'], ['%E0%A4%A'], ['null'], ['{}']])(
    'is unknown from %j',
    (body) => {
      expect(readChange(body)).toBeUndefined();
    },
  );

  const listing = (...items: readonly object[]): Step => ({ status: 200, body: { items } });
  const at = (updatedAt: string): Step => listing({ sys: { id: 'faq', updatedAt } });
  const OLD = at('2026-05-05T11:59:59Z');
  const NONE = listing();
  const limits = { limitMs: 60_000, pauseMs: 1 };

  /** Lets a second pass whenever the time is asked for. */
  const startAt = (time: string): void => {
    let now = Date.parse(time);
    jest.spyOn(Date, 'now').mockImplementation(() => (now += 1000));
  };

  it.each<[string, { isGone: boolean; updatedAt?: string }, readonly Step[], number]>([
    ['published', { isGone: false, updatedAt: NOW }, [NONE, OLD, at(NOW)], 3],
    ['newer still', { isGone: false, updatedAt: NOW }, [at('2026-05-05T12:00:01Z')], 1],
    ['unpublished', { isGone: true, updatedAt: NOW }, [OLD, at(NOW), NONE], 3],
    ['unpublished by a hook without times', { isGone: true }, [OLD, NONE], 2],
    ['published again', { isGone: true, updatedAt: NOW }, [OLD, at('2026-05-05T12:00:01Z')], 2],
  ])('is awaited until the delivery API has it %s', async (_what, change, steps, times) => {
    startAt(NOW);
    const asked = answering(...steps);
    expect(await awaitChange(ACCESS, { kind: 'entries', id: 'faq', ...change }, limits)).toBe(true);
    expect(asked).toHaveLength(times);
    expect(asked[0]).toMatch(/\/entries\?sys\.id=faq&limit=1&include=0 /);
  });

  it.each([
    ['no longer than the limit', NOW, 60],
    ['for the rest of the limit after a wait in the queue', '2026-05-05T12:00:40Z', 20],
    ['not at all when it is older than the limit', '2026-05-05T12:05:00Z', 1],
  ])('is awaited %s', async (_how, start, times) => {
    startAt(start);
    const asked = answering(NONE);
    const change = { kind: 'entries', id: 'faq', isGone: false, updatedAt: NOW } as const;
    expect(await awaitChange(ACCESS, change, limits)).toBe(false);
    expect(Math.abs(asked.length - times)).toBeLessThanOrEqual(2);
  });

  it('is awaited no longer than the limit when the clocks differ', async () => {
    startAt('2026-05-05T11:00:00Z');
    const asked = answering(NONE);
    const change = { kind: 'entries', id: 'faq', isGone: false, updatedAt: NOW } as const;
    expect(await awaitChange(ACCESS, change, limits)).toBe(false);
    expect(asked.length).toBeLessThanOrEqual(61);
  });
});
