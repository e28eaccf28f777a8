import { runSpaceCommand } from './support/command';
import { seed } from './support/seed';
import { openSpace } from './support/space';

const DRY_RUN = '--dry-run';
const RESTORE_DELETED = '--restore-deleted';

void runSpaceCommand({
  name: 'npm run contentful:seed',
  about:
    'Adds every text and picture that comes with the site to the space, published. Skips what exists. Safe to run again.',
  flags: {
    [DRY_RUN]: 'only prints what it would do',
    [RESTORE_DELETED]: 'also restores what staff deleted',
  },
  run: async (settings, flags) => {
    const options = { dryRun: flags.has(DRY_RUN), restoreDeleted: flags.has(RESTORE_DELETED) };
    await seed(await openSpace(settings), options);
  },
});
