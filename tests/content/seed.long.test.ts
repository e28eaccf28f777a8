/** Whole runs of the seed; `tests/unit/contentful/seedPlan.test.ts` has what it decides for each text. */
import { loadBundled, type Bundled } from '../../src/content/bundled';
import type { PartialEntry } from '../../src/content/entries';
import { contentTypeIds } from '../../src/content/model';
import { startFakeContentful, type FakeContentful } from '../contentful';
import type { Ended } from '../support/program';
import { contentOf, run, writesTo } from './support/commands';

let fake: FakeContentful;
let bundled: Bundled;
let ids: readonly string[];
type Snapshot = ReturnType<FakeContentful['space']['snapshot']>;
let migrated: Snapshot;
let seeded: Snapshot;
/** The output of the first run in a migrated space. */
let first: Ended;

beforeAll(async () => {
  bundled = await loadBundled();
  ids = contentTypeIds.flatMap((type) =>
    (bundled.entries[type] as readonly PartialEntry[]).map(({ id }) => id),
  );
  fake = await startFakeContentful({ defaultLocale: 'en-GB' });
  await run(fake, 'migrate');
  migrated = fake.space.snapshot();
  first = await run(fake, 'seed');
  seeded = fake.space.snapshot();
});
afterAll(() => fake.close());

const expectAllPublished = (): void => {
  for (const id of ids) expect([id, fake.space.entry(id)?.published?.version]).toEqual([id, 1]);
  for (const id of Object.keys(bundled.pictures))
    expect([id, fake.space.asset(id)?.published === undefined]).toEqual([id, false]);
};

it('publishes every default under its own id, with its pictures', () => {
  expect(first).toMatchObject({ code: 0, stderr: '' });
  expectAllPublished();
  for (const [id, { alt, caption }] of Object.entries(bundled.pictures)) {
    const { title, description, file } = fake.space.fieldsOf(id);
    expect([id, description, Boolean(title)]).toEqual([id, alt, true]);
    if (caption !== undefined) expect([id, title]).toEqual([id, caption]);
    expect(file).toMatchObject({ contentType: 'image/jpeg', url: expect.any(String) as string });
  }
  const faq = bundled.entries.faq[0];
  expect(fake.space.fieldsOf(faq?.id ?? '')).toEqual(faq?.fields);
});

it('changes nothing the second time, whatever staff did since', async () => {
  fake.space.restore(seeded);
  const [edited = '', draft = '', unpublished = '', deleted = ''] = bundled.entries.faq.map(
    ({ id }) => id,
  );
  fake.space.updateFields(edited, { question: 'Edited and published?' }, { publish: true });
  fake.space.updateFields(draft, { question: 'Edited, not published?' });
  fake.space.unpublish(unpublished);
  fake.space.delete(deleted);
  // As somebody may do who does not know what it is for.
  for (const { id } of fake.space.entries('migrationRecord')) fake.space.unpublish(id);
  const before = contentOf(fake);
  fake.requests.clear();
  const { code, stdout } = await run(fake, 'seed');
  expect(code).toBe(0);
  expect(stdout).toContain('1 deleted by staff, stay deleted');
  expect(writesTo(fake)).toBe(0);
  expect(contentOf(fake)).toEqual(before);
});

it('completes after it was killed in the middle, again and again', async () => {
  fake.space.restore(migrated);
  const slow = fake.fail({ delayMs: 4 });
  const published = () => fake.requests.count({ method: 'PUT', path: /entries\/.*\/published$/ });
  const moments = [
    () => fake.requests.count({ api: 'upload' }) >= 3,
    () => fake.requests.count({ method: 'PUT', path: /entries\/[^/]+$/ }) >= 20,
    () => published() >= 10,
  ];
  for (const killWhen of moments) {
    fake.requests.clear();
    expect((await run(fake, 'seed', { killWhen })).code).toBeNull();
  }
  slow();
  // A lost upload is repeated, and it waits while Contentful is busy.
  fake.fail({ method: 'PUT', path: /\/entries\//, status: 429, times: 2 });
  const { code, stderr, stdout } = await run(fake, 'seed');
  expect([code, stderr.replaceAll(/^Contentful: .*\n/gm, '')]).toEqual([0, '']);
  expect(stdout).toContain('to finish: an earlier seed did not publish them');
  expectAllPublished();
  const records = fake.space.entries('migrationRecord');
  expect(records.filter(({ published: version }) => version !== undefined)).toHaveLength(1);
});

it('asks for the content types first', async () => {
  const empty = await startFakeContentful();
  const { code, stderr } = await run(empty, 'seed');
  await empty.close();
  expect([code, stderr]).toEqual([
    1,
    expect.stringContaining('run npm run contentful:migrate first'),
  ]);
});

it('names CONTENTFUL_UPLOAD_HOST when only that cannot be reached', async () => {
  fake.space.restore(migrated);
  const env = { CONTENTFUL_UPLOAD_HOST: 'localhost:9' };
  const { code, stderr } = await run(fake, 'seed', { env });
  expect([code, stderr]).toEqual([1, expect.stringContaining('check CONTENTFUL_UPLOAD_HOST')]);
});
