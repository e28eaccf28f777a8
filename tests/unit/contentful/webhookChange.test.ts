/** The change that starts a build: how it is read, and how long a build waits until it is there. */
import { setTimeout as sleep } from 'node:timers/promises';
import { awaitChange, readChange } from '../../../src/contentful/webhookChange';
import { startFakeContentful, trustIn, type FakeContentful } from '../../contentful';
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
    [{ type: 'Entry' }, undefined],
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

describe('a change in a space', () => {
  let fake: FakeContentful;
  let distrust: () => void;
  beforeAll(async () => {
    fake = await startFakeContentful();
    distrust = trustIn(fake);
    fake.space.setContentTypes([
      { id: 'faq', name: 'FAQ', fields: [{ id: 'question', name: 'Question', type: 'Symbol' }] },
    ]);
  });
  afterAll(async () => {
    distrust();
    await fake.close();
  });

  type Act = 'publish' | 'unpublish' | 'delete';

  /** Does one after the other, and returns what a webhook tells of each. */
  const told = async (id: string, kind: Change['kind'], acts: readonly Act[]) => {
    const changes = [];
    for (const act of acts) {
      // Contentful counts in milliseconds.
      await sleep(2);
      fake.space[act](id);
      const now = new Date().toISOString();
      const { updatedAt: published = now } = fake.space.entry(id) ?? fake.space.asset(id) ?? {};
      const isGone = act !== 'publish';
      changes.push({ kind, id, isGone, updatedAt: isGone ? now : published });
    }
    return changes;
  };

  /** Whether it is there at the first look. */
  const isThere = (change: Change): Promise<boolean> =>
    awaitChange(fake.access, change, { limitMs: 0, pauseMs: 0 });

  const ORDERS: readonly (readonly Act[])[] = [
    ['publish', 'unpublish'],
    ['publish', 'delete'],
    ['publish', 'unpublish', 'delete'],
    ['publish', 'unpublish', 'publish'],
    ['publish', 'unpublish', 'publish', 'unpublish'],
    ['publish', 'publish'],
  ];

  it.each(
    ORDERS.flatMap((acts) => (['entries', 'assets'] as const).map((kind) => ({ kind, acts }))),
  )(
    'of $kind is awaited no longer once it is followed by others: $acts',
    async ({ kind, acts }) => {
      const id =
        kind === 'entries'
          ? fake.space.createEntry('faq', { question: 'Why?' }, { publish: false })
          : await fake.space.createAsset({ file: 'src/images/aerial-road.jpg' });
      for (const change of await told(id, kind, acts))
        expect([change, await isThere(change)]).toEqual([change, true]);
    },
  );

  it.each<readonly [readonly Act[], boolean]>([
    [['publish'], false],
    [['publish', 'unpublish'], false],
    [['publish', 'delete'], false],
    [['publish'], true],
  ])('that has not arrived after %j is awaited; it takes away: %s', async (acts, isGone) => {
    const id = fake.space.createEntry('faq', { question: 'Why?' }, { publish: false });
    await told(id, 'entries', acts);
    const updatedAt = new Date(Date.now() + 1000).toISOString();
    expect(await isThere({ kind: 'entries', id, isGone, updatedAt })).toBe(false);
  });
});

describe('a build', () => {
  const listing = (...items: readonly object[]): object => ({ items });
  const at = (updatedAt: string): object => listing({ sys: { id: 'faq', updatedAt } });
  const OLD = at('2026-05-05T11:59:59Z');
  const NONE = listing();
  const PUBLISHED: Change = { kind: 'entries', id: 'faq', isGone: false, updatedAt: NOW };

  /** Answers in this order, the last one for good. @returns the addresses asked, but for deletions */
  const answering = (...lists: readonly object[]): readonly string[] => {
    const asked: string[] = [];
    answerRequests(({ url }) => {
      if (url.includes('/sync?'))
        return { status: 200, body: { items: [], nextSyncUrl: 'https://x.test/?sync_token=t' } };
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
    ['unpublished', { isGone: true }, [OLD, at(NOW), NONE]],
    ['unpublished by a hook without times', { isGone: true, updatedAt: undefined }, [OLD, NONE]],
  ])('asks until the delivery API has it %s', async (_what, change, lists) => {
    const asked = answering(...lists);
    expect(await waitFrom(NOW, { ...PUBLISHED, ...change })).toBe(true);
    expect(asked).toHaveLength(lists.length);
    expect(asked[0]).toMatch(/\/entries\?sys\.id=faq&limit=1&include=0$/);
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
