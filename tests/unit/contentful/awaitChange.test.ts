/** Whether a build stops waiting for a change once the same entry or file was changed again. */
import { setTimeout as sleep } from 'node:timers/promises';
import { awaitChange } from '../../../src/contentful/webhookChange';
import { startFakeContentful, trustIn, type FakeContentful } from '../../contentful';

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
const told = async (id: string, kind: 'entries' | 'assets', acts: readonly Act[]) => {
  const changes = [];
  for (const act of acts) {
    // Contentful counts in milliseconds.
    await sleep(2);
    fake.space[act](id);
    const updatedAt = new Date().toISOString();
    const { updatedAt: published = updatedAt } = fake.space.entry(id) ?? fake.space.asset(id) ?? {};
    const isGone = act !== 'publish';
    changes.push({ kind, id, isGone, updatedAt: isGone ? updatedAt : published });
  }
  return changes;
};

/** Whether it is there at the first look. */
const isThere = (change: Parameters<typeof awaitChange>[1]): Promise<boolean> => {
  const access = {
    spaceId: fake.spaceId,
    accessToken: fake.deliveryToken,
    environment: 'master',
    host: fake.hosts.delivery,
  };
  return awaitChange(access, change, { limitMs: 0, pauseMs: 0 });
};

const ORDERS: readonly (readonly Act[])[] = [
  ['publish', 'unpublish'],
  ['publish', 'delete'],
  ['publish', 'unpublish', 'delete'],
  ['publish', 'unpublish', 'publish'],
  ['publish', 'unpublish', 'publish', 'unpublish'],
  ['publish', 'publish'],
];

describe.each(ORDERS.map((acts) => ({ acts })))('after $acts', ({ acts }) => {
  it('no build waits for one of them, of an entry', async () => {
    const id = fake.space.createEntry('faq', { question: 'Why?' }, { publish: false });
    for (const change of await told(id, 'entries', acts))
      expect([change, await isThere(change)]).toEqual([change, true]);
  });

  it('no build waits for one of them, of a file', async () => {
    const id = await fake.space.createAsset({ file: 'src/images/aerial-road.jpg' });
    for (const change of await told(id, 'assets', acts))
      expect([change, await isThere(change)]).toEqual([change, true]);
  });
});

it.each<readonly [readonly Act[]]>([
  [['publish']],
  [['publish', 'unpublish']],
  [['publish', 'delete']],
])('a publish that has not arrived is awaited, whatever was done before it: %j', async (acts) => {
  const id = fake.space.createEntry('faq', { question: 'Why?' }, { publish: false });
  await told(id, 'entries', acts);
  const updatedAt = new Date(Date.now() + 1000).toISOString();
  expect(await isThere({ kind: 'entries', id, isGone: false, updatedAt })).toBe(false);
});

it('an unpublish that has not arrived is awaited', async () => {
  const id = fake.space.createEntry('faq', { question: 'Why?' });
  const updatedAt = new Date(Date.now() + 1000).toISOString();
  expect(await isThere({ kind: 'entries', id, isGone: true, updatedAt })).toBe(false);
});
