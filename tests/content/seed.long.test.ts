import { loadBundled, type Bundled } from '../../src/content/bundled';
import type { PartialEntry } from '../../src/content/entries';
import { contentTypeIds } from '../../src/content/model';
import { startFakeContentful, type FakeContentful } from '../contentful';
import type { Ended } from '../support/program';
import { contentOf, run, writesTo } from './support/commands';

let fake: FakeContentful;
let bundled: Bundled;
let ids: readonly string[];
let pictureIds: readonly string[];
type Snapshot = ReturnType<FakeContentful['space']['snapshot']>;
let migrated: Snapshot;
let seeded: Snapshot;
/** The output of the first run in a migrated space. */
let first: Ended;

beforeAll(async () => {
  bundled = await loadBundled();
  const entries = contentTypeIds.flatMap(
    (type) => bundled.entries[type] as readonly PartialEntry[],
  );
  ids = entries.map(({ id }) => id);
  pictureIds = Object.keys(bundled.pictures);
  fake = await startFakeContentful({ defaultLocale: 'en-GB' });
  await run(fake, 'migrate');
  migrated = fake.space.snapshot();
  first = await run(fake, 'seed');
  seeded = fake.space.snapshot();
});
afterAll(() => fake.close());

const seededIds = (): string[] =>
  fake.space
    .entries()
    .filter(({ contentTypeId }) => contentTypeId !== 'migrationRecord')
    .map(({ id }) => id);

const expectAllPublished = (besides: readonly string[] = []): void => {
  expect(seededIds().sort()).toEqual([...ids, ...besides].sort());
  for (const id of ids) expect([id, fake.space.entry(id)?.published?.version]).toEqual([id, 1]);
  for (const id of pictureIds) {
    expect([id, fake.space.asset(id)?.published === undefined]).toEqual([id, false]);
  }
};

describe('in a migrated space', () => {
  it('only reports with --dry-run', async () => {
    fake.space.restore(migrated);
    fake.requests.clear();
    const { code, stdout } = await run(fake, 'seed', { args: ['--dry-run'] });
    expect(code).toBe(0);
    expect(stdout).toContain(`Texts:\n  ${ids.length} to write`);
    expect(stdout).toContain(`Pictures:\n  ${pictureIds.length} to write`);
    expect(writesTo(fake)).toBe(0);
  });

  it('publishes every default under its own id, with its pictures', () => {
    fake.space.restore(seeded);
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expectAllPublished();
    for (const [id, { alt, caption }] of Object.entries(bundled.pictures)) {
      const { title, description, file } = fake.space.fieldsOf(id);
      expect([id, description]).toEqual([id, alt]);
      expect(title).toBeTruthy();
      if (caption !== undefined) expect([id, title]).toEqual([id, caption]);
      expect(file).toMatchObject({
        contentType: 'image/jpeg',
        fileName: expect.stringMatching(/jpg$/) as string,
      });
      expect(JSON.stringify(file)).toContain('"url":');
    }
    const faq = bundled.entries.faq[0];
    expect(fake.space.fieldsOf(faq?.id ?? '')).toEqual(faq?.fields);
  });
});

describe('in a seeded space', () => {
  beforeEach(() => fake.space.restore(seeded));

  it('changes nothing the second time, whatever staff did since', async () => {
    const [faq, other, testimonial, post] = [
      bundled.entries.faq[0]?.id ?? '',
      bundled.entries.faq[1]?.id ?? '',
      bundled.entries.testimonial[0]?.id ?? '',
      bundled.entries.blogPost[0]?.id ?? '',
    ];
    fake.space.updateFields(faq, { question: 'Edited and published?' }, { publish: true });
    fake.space.updateFields(other, { question: 'Edited, not published?' });
    fake.space.unpublish(testimonial);
    fake.space.delete(post);
    const before = contentOf(fake);
    fake.requests.clear();
    const { code, stdout } = await run(fake, 'seed');
    expect(code).toBe(0);
    expect(stdout).toContain('1 deleted by staff, stay deleted');
    expect(writesTo(fake)).toBe(0);
    expect(contentOf(fake)).toEqual(before);
    expect(fake.space.entry(post)).toBeUndefined();

    await run(fake, 'seed', { args: ['--restore-deleted'] });
    expect(fake.space.entry(post)?.published).toBeDefined();
    expect(fake.space.fieldsOf(faq).question).toBe('Edited and published?');
  });

  it('after an export and import publishes what was cut off, and nothing that staff had unpublished', async () => {
    const [unpublished = '', cutOff = ''] = bundled.entries.faq.map(({ id }) => id);
    fake.space.unpublish(unpublished);
    const imported = await startFakeContentful({ defaultLocale: 'en-GB' });
    await run(imported, 'migrate');
    for (const { id, contentTypeId = '', published } of fake.space.entries()) {
      const options = { publish: published !== undefined && id !== cutOff };
      const { items, ...fields } = fake.space.fieldsOf(id);
      const recorded = [items ?? []].flat().filter((item) => item !== cutOff);
      const values = { ...fields, ...(id.startsWith('seed-') && { items: recorded }) };
      if (!imported.space.entry(id)) imported.space.force(id, contentTypeId, values, options);
    }
    const { code } = await run(imported, 'seed');
    const isPublished = [unpublished, cutOff].map((id) => imported.space.entry(id)?.published);
    await imported.close();
    expect([code, isPublished.map(Boolean)]).toEqual([0, [false, true]]);
  });

  it('writes only what is new, without links to what staff deleted', async () => {
    const page = bundled.entries.page.find(({ fields }) => (fields.sections?.length ?? 0) > 1);
    const [gone, kept] = page?.fields.sections ?? [];
    fake.space.delete(page?.id ?? '');
    fake.space.delete(gone ?? '');
    // As if the page were new in this version of the site: no earlier seed knows of it.
    for (const record of fake.space.entries('migrationRecord')) {
      const { items } = fake.space.fieldsOf(record.id);
      if (!Array.isArray(items)) continue;
      const others = items.filter((id) => id !== page?.id);
      fake.space.force(
        record.id,
        'migrationRecord',
        { name: 'Seed', items: others },
        { publish: false },
      );
    }
    expect((await run(fake, 'seed')).code).toBe(0);
    const { sections } = fake.space.fieldsOf(page?.id ?? '');
    expect(JSON.stringify(sections)).not.toContain(`"${gone}"`);
    expect(JSON.stringify(sections)).toContain(`"${kept}"`);
    expect(fake.space.entry(gone ?? '')).toBeUndefined();
  });
});

describe('when it was cut off', () => {
  it('completes after it was killed in the middle, again and again', async () => {
    fake.space.restore(migrated);
    const slow = fake.fail({ delayMs: 4 });
    const uploads = () => fake.requests.count({ api: 'upload' });
    const published = () => fake.requests.count({ method: 'PUT', path: /entries\/.*\/published$/ });
    const moments = [
      () => uploads() >= 3,
      () => uploads() >= 3,
      () => fake.requests.count({ method: 'PUT', path: /entries\/[^/]+$/ }) >= 20,
      () => published() >= 10,
    ];
    for (const killWhen of moments) {
      fake.requests.clear();
      const killed = await run(fake, 'seed', { killWhen });
      expect(killed.code).toBeNull();
    }
    slow();
    const { code, stderr, stdout } = await run(fake, 'seed');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('to finish: an earlier seed did not publish them');
    expectAllPublished();
  });

  it('completes what was refused: a lost upload, then its record, by which builds know a seeded space', async () => {
    fake.space.restore(migrated);
    const findAgain = fake.fail({ method: 'PUT', path: /\/process$/, status: 400 });
    expect((await run(fake, 'seed')).code).toBe(1);
    findAgain();
    // It waits while Contentful is busy.
    fake.fail({ method: 'PUT', path: /\/entries\//, status: 429, times: 2 });
    const record = /\/entries\/seed-\d+\/published$/;
    const allow = fake.fail({ method: 'PUT', path: record, status: 400 });
    expect((await run(fake, 'seed')).code).toBe(1);
    allow();
    expect((await run(fake, 'seed')).code).toBe(0);
    expectAllPublished();
    const records = fake.space.entries().filter(({ id }) => id.startsWith('seed-'));
    expect(records.filter(({ published }) => published !== undefined)).toHaveLength(1);
  });
});

const OWN_COMPANY = {
  company: 'Our trees',
  city: 'Hartford',
  state: 'Connecticut',
  phoneDisplay: '(860) 555-0100',
  phoneLink: '+18605550100',
  hoursOfOperation: '24/7',
};

describe('in a space that is in use', () => {
  it('leaves its entries alone and uses them instead of its own', async () => {
    fake.space.restore(migrated);
    fake.space.createEntry('siteConfig', OWN_COMPANY, { id: 'ours' });
    const service = bundled.entries.service[0];
    const { slug } = service?.fields ?? {};
    fake.space.createEntry('service', { title: 'Our own', slug: slug ?? '' }, { id: 'ourService' });
    const before = contentOf(fake);
    const { code, stdout } = await run(fake, 'seed');
    expect(code).toBe(0);
    expect(stdout).toContain('2 not needed, the space has its own');
    const after = contentOf(fake);
    for (const [id, entry] of Object.entries(before)) expect([id, after[id]]).toEqual([id, entry]);
    expect(fake.space.entries('siteConfig')).toHaveLength(1);
    expect(fake.space.entry(service?.id ?? '')).toBeUndefined();
  });

  it('does not take a page below another, /team/about/, for one that comes with the site', async () => {
    fake.space.restore(migrated);
    const own = { name: 'Ours', kind: 'standard' };
    fake.space.createEntry('page', { ...own, slug: 'team' }, { id: 'team' });
    const below = { sys: { type: 'Link', linkType: 'Entry', id: 'team' } };
    fake.space.createEntry('page', { ...own, slug: 'about', below }, { id: 'ours' });
    const { code, stdout } = await run(fake, 'seed');
    expect([code, stdout]).toEqual([0, expect.not.stringContaining('the space has its own')]);
    expectAllPublished(['team', 'ours']);
  });
});

describe('when it cannot work', () => {
  it('asks for the migrations first', async () => {
    const empty = await startFakeContentful();
    const { code, stderr } = await run(empty, 'seed');
    await empty.close();
    expect(code).toBe(1);
    expect(stderr).toContain('run npm run contentful:migrate first');
  });

  it('names CONTENTFUL_UPLOAD_HOST when only that cannot be reached', async () => {
    fake.space.restore(migrated);
    const env = { CONTENTFUL_UPLOAD_HOST: 'localhost:9' };
    const { code, stderr } = await run(fake, 'seed', { env });
    expect(code).toBe(1);
    expect(stderr).toContain('check CONTENTFUL_UPLOAD_HOST');
  });
});
