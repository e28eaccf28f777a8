import { startFakeContentful, type FakeContentful } from '../../contentful';
import { run } from '../../content/support/commands';

jest.setTimeout(120_000);

let fake: FakeContentful;
beforeAll(async () => {
  fake = await startFakeContentful();
});
afterAll(() => fake.close());

describe('when it cannot work', () => {
  it('asks for the migrations first', async () => {
    const { code, stderr } = await run(fake, 'seed');
    expect(code).toBe(1);
    expect(stderr).toContain('run npm run contentful:migrate first');
  });

  it('names a flag it does not know, and a variable that is missing', async () => {
    const flag = await run(fake, 'seed', { args: ['--dryrun'] });
    expect([flag.code, flag.stderr]).toEqual([
      2,
      'npm run contentful:seed does not know “--dryrun” (--help tells what it knows).\n',
    ]);
    const env = { CONTENTFUL_MANAGEMENT_TOKEN: '' };
    const missing = await run(fake, 'seed', { env });
    expect(missing.code).toBe(2);
    expect(missing.stderr).toContain('CONTENTFUL_MANAGEMENT_TOKEN is not set');
  });

  it('names CONTENTFUL_UPLOAD_HOST when only that cannot be reached', async () => {
    await run(fake, 'migrate');
    const env = { CONTENTFUL_UPLOAD_HOST: 'localhost:9' };
    const { code, stderr } = await run(fake, 'seed', { env });
    expect(code).toBe(1);
    expect(stderr).toContain('check CONTENTFUL_UPLOAD_HOST');
  });
});
