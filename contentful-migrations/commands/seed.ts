import { DRY_RUN, runSpaceCommand } from './support/command';
import { inspectSpace } from './support/inspectSpace';
import { Outcome } from './support/outcome';
import { seed } from './support/seed';
import { openSpace } from './support/space';

const RESTORE_DELETED = '--restore-deleted';

void runSpaceCommand({
  name: 'npm run contentful:seed',
  about:
    'Adds every text and picture that comes with the site to the space, published. Skips what exists. Safe to run again.',
  flags: {
    [DRY_RUN]: 'only looks at the space, and prints what stands in the way and what it would do',
    [RESTORE_DELETED]: 'also restores what staff deleted',
  },
  run: async (settings, flags) => {
    const options = { dryRun: flags.has(DRY_RUN), restoreDeleted: flags.has(RESTORE_DELETED) };
    const space = await openSpace(settings);
    const outcome = new Outcome();
    const isClear = await inspectSpace(space);
    await seed(space, options, outcome);
    for (const text of outcome.refusals()) console.log(`\n${text}`);
    if (outcome.refused.length > 0 || (options.dryRun && !isClear)) process.exitCode = 1;
  },
});
