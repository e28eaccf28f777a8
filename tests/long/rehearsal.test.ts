/** `npm run rehearse`: a day from an empty space to a live edit, and many edits at once after it. */
import { NOTICE, rehearse, type Stage } from '../support/rehearsal/rehearsal';

jest.setTimeout(1_200_000);

let stage: Stage;
beforeAll(async () => {
  stage = await rehearse(() => undefined);
});
afterAll(() => stage?.close());

const fetched = async (address: string): Promise<string> =>
  (await fetch(`${stage.site.url}${address}`)).text();

it('builds once for one edit, and says in build.json that it is live', async () => {
  expect(stage.hook.builds).toBe(1);
  const [notice] = stage.contentful.space.entries('notice');
  const publishedAt = Date.parse(notice?.publishedAt ?? '');
  const build = JSON.parse(await fetched('/build.json')) as Record<string, string>;
  expect(build).toMatchObject({ source: 'contentful', pages: expect.any(Number) as number });
  expect(Date.parse(build.contentUpdatedAt ?? '')).toBe(publishedAt);
  expect(Date.parse(build.builtAt ?? '')).toBeGreaterThan(publishedAt);
  expect(await fetched('/')).toContain(NOTICE);
});

it('has all of many edits live, though only the last one that waits is built', async () => {
  const { space } = stage.contentful;
  space.createEntry('notice', { text: 'Storm tonight.' });
  space.updateFields('service-tree-pruning', { slug: 'pruning' }, { publish: true });
  for (const { id } of space.entries('faq'))
    space.updateFields(id, { order: 100 }, { publish: true });
  await stage.contentful.webhooksSettled();
  await stage.hook.settled();
  expect(stage.hook.calls).toBeGreaterThan(20);
  expect(await fetched('/')).toContain('Storm tonight.');
  expect((await fetch(`${stage.site.url}/pruning/`)).status).toBe(200);
  const old = await fetch(`${stage.site.url}/tree-pruning/`, { redirect: 'manual' });
  expect([old.status, old.headers.get('location')]).toEqual([301, '/pruning/']);
});
