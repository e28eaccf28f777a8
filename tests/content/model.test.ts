import { startFakeContentful, type FakeContentful } from '../contentful';
import { run } from './support/commands';
import { expectModel } from './support/expectedTypes';

jest.setTimeout(180_000);

let fake: FakeContentful;
beforeAll(async () => {
  fake = await startFakeContentful();
});
afterAll(() => fake.close());

it('the migrations give an empty space the content model', async () => {
  const { code, stderr } = await run(fake, 'migrate');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  await expectModel(fake);
});
