/** `npm run record-model`: records the content types that the migrations make, for `model.test.ts`. */
import { startFakeContentful } from '../contentful';
import { run } from './support/commands';
import { currentModel, withoutMigration, writeRecordedModel } from './support/recordedModel';

const main = async (): Promise<void> => {
  const fake = await startFakeContentful();
  try {
    const { code, stderr } = await run(fake, 'migrate');
    if (code !== 0) throw new Error(stderr);
    const current = await currentModel(fake);
    const [changed] = withoutMigration(current);
    if (changed !== undefined)
      throw new Error(
        `“${changed}” has changed: add a migration that is named after it (contentful-migrations/README.md).`,
      );
    writeRecordedModel(current);
  } finally {
    await fake.close();
  }
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
