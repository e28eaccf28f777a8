/** Whether a cache goes on to hold what the space holds, after changes and after a moved alias. */
import { canContinue, type Synced } from '../../../src/contentful/synced';
import { readLinkChanges } from '../../../src/contentful/links';
import { startFakeContentful, trustIn, type FakeContentful } from '../../contentful';

let fake: FakeContentful;
let distrust: () => void;
let synced: Synced;

beforeEach(async () => {
  fake = await startFakeContentful();
  distrust = trustIn(fake);
  fake.space.setContentTypes([
    { id: 'faq', name: 'FAQ', fields: [{ id: 'question', name: 'Question', type: 'Symbol' }] },
  ]);
  for (const id of ['a', 'b', 'c']) fake.space.createEntry('faq', { question: id }, { id });
  await fake.space.createAsset({ id: 'road', file: 'src/images/aerial-road.jpg' });
  ({ synced } = await readLinkChanges(fake.access, undefined));
});
afterEach(async () => {
  distrust();
  await fake.close();
});

it('goes on after entries were changed, made, unpublished and deleted', async () => {
  expect(await canContinue(fake.access, synced)).toBe(true);
  fake.space.updateFields('a', { question: 'New?' }, { publish: true });
  fake.space.createEntry('faq', { question: 'd' }, { id: 'd' });
  fake.space.unpublish('b');
  fake.space.delete('c');
  expect(await canContinue(fake.access, synced)).toBe(true);
  ({ synced } = await readLinkChanges(fake.access, synced));
  expect(Object.keys(synced.contents).sort()).toEqual(['a', 'd', 'road']);
  expect(await canContinue(fake.access, synced)).toBe(true);
});

it('ends when the alias is pointed at an environment with other content', async () => {
  const staging = fake.copyEnvironment('master', 'staging');
  expect(await canContinue(fake.access, synced)).toBe(true);
  fake.space.updateFields('a', { question: 'Only in the old one?' }, { publish: true });
  staging.updateFields('b', { question: 'Only in the new one?' }, { publish: true });
  ({ synced } = await readLinkChanges(fake.access, synced));
  fake.pointAlias('master', 'staging');
  expect(await canContinue(fake.access, synced)).toBe(false);
});

it('ends when Contentful does not accept the token of the last sync', async () => {
  fake.fail({ path: /\/sync$/, status: 400 });
  expect(await canContinue(fake.access, synced)).toBe(false);
});
