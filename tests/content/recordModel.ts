/** `npm run record-model`: records the content types that the migrations make, for `model.test.ts`. */
import { PlainError } from '../../src/failure';
import { runCommand } from '../../src/hosting/commandLine';
import { startFakeContentful } from '../contentful';
import { run } from './support/commands';
import { currentModel, withoutMigration, writeRecordedModel } from './support/recordedModel';

const HELP = `npm run record-model records the content types that the migrations make, for the tests. It needs no variable.`;

const main = async (): Promise<void> => {
  const fake = await startFakeContentful();
  try {
    const { code, stderr } = await run(fake, 'migrate');
    if (code !== 0) throw new PlainError(stderr);
    const current = await currentModel(fake);
    const [changed] = withoutMigration(current);
    if (changed !== undefined)
      throw new PlainError(
        `“${changed}” has changed: add a migration that is named after it (contentful-migrations/README.md).`,
      );
    writeRecordedModel(current);
  } finally {
    await fake.close();
  }
};

void runCommand(HELP, {}, main);
