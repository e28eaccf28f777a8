/** The change that starts a build: how it is read, and how long a build waits until it is there. */
import { awaitChange, readChange } from '../../../src/contentful/webhookChange';
import { ACCESS, answerRequests } from './answerRequests';

type Change = Parameters<typeof awaitChange>[1];

const NOW = '2026-05-05T12:00:00Z';

describe('the body of a webhook', () => {
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
    [{ ...entry, id: undefined }, undefined],
    [{ ...entry, updatedAt: undefined }, undefined],
  ])('with %j is read as %j', (sys, change) => {
    const body = JSON.stringify({ sys });
    expect(readChange(body)).toEqual(change);
    // Netlify documents it as URL-encoded.
    expect(readChange(encodeURIComponent(body))).toEqual(change);
    expect(readChange(new URLSearchParams({ '': body }).toString().slice(1))).toEqual(change);
  });

  it.each([[undefined], [''], ['no json'], ['%E0%A4%A'], ['null'], ['{}']])(
    'tells of no change: %j',
    (body) => expect(readChange(body)).toBeUndefined(),
  );
});

describe('a build', () => {
  const listing = (...items: readonly object[]): object => ({ items });
  const at = (updatedAt: string): object => listing({ sys: { id: 'faq', updatedAt } });
  const OLD = at('2026-05-05T11:59:59Z');
  const LATER = '2026-05-05T12:00:01Z';
  const NONE = listing();
  const PUBLISHED: Change = { kind: 'entries', id: 'faq', isGone: false, updatedAt: NOW };

  /** Answers in this order, the last one for good. @returns the addresses asked */
  const answering = (...lists: readonly object[]): readonly string[] => {
    const asked: string[] = [];
    answerRequests(({ url }) => {
      asked.push(url);
      return { status: 200, body: lists[Math.min(asked.length, lists.length) - 1] };
    });
    return asked;
  };

  /** Waits for a change in a time in which a second passes whenever it is asked for. */
  const waitFrom = (time: string, change: Change): Promise<boolean> => {
    let now = Date.parse(time);
    jest.spyOn(Date, 'now').mockImplementation(() => (now += 1000));
    return awaitChange(ACCESS, change, { limitMs: 60_000, pauseMs: 1 });
  };
  afterEach(() => jest.restoreAllMocks());

  it.each<[string, Partial<Change>, readonly object[]]>([
    ['published', {}, [NONE, OLD, at(NOW)]],
    ['published later', {}, [OLD, at(LATER)]],
    ['unpublished', { isGone: true }, [OLD, at(NOW), NONE]],
    ['published again', { isGone: true }, [at(NOW), at(LATER)]],
    ['as an asset', { kind: 'assets' }, [NONE, at(NOW)]],
  ])('asks until the delivery API has it %s', async (_what, change, lists) => {
    const asked = answering(...lists);
    expect(await waitFrom(NOW, { ...PUBLISHED, ...change })).toBe(true);
    expect(asked).toHaveLength(lists.length);
    expect(asked[0]).toMatch(
      change.kind === 'assets'
        ? /\/assets\?sys\.id=faq&limit=1$/
        : /\/entries\?sys\.id=faq&limit=1&include=0$/,
    );
  });

  it.each([
    ['no longer than the limit', NOW, 60],
    ['for the rest of the limit after a wait in the queue', '2026-05-05T12:00:40Z', 20],
    ['not at all when it is older than the limit', '2026-05-05T12:05:00Z', 1],
    ['no longer than the limit when the clocks differ', '2026-05-05T11:00:00Z', 60],
  ])('waits %s', async (_how, start, times) => {
    const asked = answering(NONE);
    expect(await waitFrom(start, PUBLISHED)).toBe(false);
    expect(Math.abs(asked.length - times)).toBeLessThanOrEqual(2);
  });
});
