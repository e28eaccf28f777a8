/** `npm run rehearse`: a day from an empty space to a live edit, and many edits at once after it. */
import { NOTICE, rehearse, type Stage } from '../support/rehearsal/rehearsal';
import { putUpNotice, tasks, WRITTEN } from '../support/rehearsal/tasks';

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
  const sent = JSON.parse(stage.hook.calls[0] ?? '') as { sys: { updatedAt: string } };
  const build = JSON.parse(await fetched('/build.json')) as Record<string, string>;
  expect(build).toMatchObject({ source: 'contentful', pages: expect.any(Number) as number });
  expect(Date.parse(build.contentUpdatedAt ?? '')).toBe(Date.parse(sent.sys.updatedAt));
  expect(Date.parse(build.builtAt ?? '')).toBeGreaterThan(Date.parse(sent.sys.updatedAt));
  expect(await fetched('/')).toContain(NOTICE);
});

it('has all of many edits live, though only the last one that waits is built', async () => {
  putUpNotice(stage.contentful);
  await tasks.changeAddress(stage.contentful);
  for (const { id } of stage.contentful.space.entries('faq'))
    stage.contentful.space.updateFields(id, { order: 100 }, { publish: true });
  await stage.contentful.webhooksSettled();
  await stage.hook.settled();
  expect(stage.hook.calls.length).toBeGreaterThan(20);
  expect(await fetched('/')).toContain(WRITTEN.notice);
  expect((await fetch(`${stage.site.url}/${WRITTEN.address}/`)).status).toBe(200);
  const old = await fetch(`${stage.site.url}/tree-pruning/`, { redirect: 'manual' });
  expect([old.status, old.headers.get('location')]).toEqual([301, `/${WRITTEN.address}/`]);
});
