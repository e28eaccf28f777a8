import { runSpaceCommand } from './support/command';
import { Outcome } from './support/outcome';
import { printSeedPlan, seed } from './support/seed';

const RESTORE_DELETED = 'restore-deleted';

void runSpaceCommand({
  name: 'npm run contentful:seed',
  about:
    'Adds every text and picture that comes with the site to the space, published. Skips what exists. Safe to run again.',
  flags: { [RESTORE_DELETED]: 'also restores what staff deleted' },
  plan: (space, flags) => printSeedPlan(space, flags.has(RESTORE_DELETED)),
  run: async (space, flags) => {
    const outcome = new Outcome();
    await seed(space, flags.has(RESTORE_DELETED), outcome);
    for (const text of outcome.refusals()) console.log(`\n${text}`);
    if (outcome.refused.length > 0) process.exitCode = 1;
  },
});
