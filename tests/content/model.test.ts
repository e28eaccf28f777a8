import { migrationNames } from '../../contentful-migrations/commands/support/migrations';
import { startFakeContentful, type FakeContentful } from '../contentful';
import { run } from './support/commands';
import { expectModel, expectTypes } from './support/expectedTypes';
import { readRecordedModel, setUpRecordedModel } from './support/recordedModel';

jest.setTimeout(180_000);

let fake: FakeContentful;
beforeEach(async () => {
  fake = await startFakeContentful();
});
afterEach(() => fake.close());

const migrate = async (): Promise<void> => {
  const { code, stderr } = await run(fake, 'migrate');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
};

it('the migrations give an empty space the content model', async () => {
  await migrate();
  await expectModel(fake);
});

it('a change of the model has a migration for spaces that are set up (contentful-migrations/README.md)', async () => {
  setUpRecordedModel(fake);
  await migrate();
  await expectTypes(fake);
});

it('every migration is in recordedModel.json: npm run record-model adds it', () =>
  expect(readRecordedModel().migrations).toEqual(migrationNames()));
