/**
 * `npm run record-model`: runs the migrations that are new since the last time, and keeps what the content
 * types then are, for the test in `model.test.ts`.
 */
import { migrationNames } from '../../contentful-migrations/commands/support/migrations';
import { startFakeContentful } from '../contentful';
import { run } from './support/commands';
import { setUpRecordedModel, writeRecordedModel } from './support/recordedModel';

const main = async (): Promise<void> => {
  const fake = await startFakeContentful();
  try {
    setUpRecordedModel(fake);
    const { code, stdout, stderr } = await run(fake, 'migrate');
    console.log(`${stdout}${stderr}`.trim());
    if (code === 0) await writeRecordedModel(fake, migrationNames());
    else process.exitCode = 1;
  } finally {
    await fake.close();
  }
};

void main();
