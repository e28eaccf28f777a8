import { runSpaceCommand } from './support/command';
import { Outcome } from './support/outcome';
import { printSeedPlan, seed } from './support/seed';

const RESTORE_DELETED = 'restore-deleted';

void runSpaceCommand({
  help: `npm run contentful:seed
Adds every text and picture that comes with the site to the space, published. Skips what exists.
Safe to run again; with --dry-run it also tells how much there is to add.

  -- --restore-deleted  also restores what staff deleted`,
  flags: [RESTORE_DELETED],
  plan: (space, flags) => printSeedPlan(space, flags.has(RESTORE_DELETED)),
  run: async (space, flags) => {
    const outcome = new Outcome();
    await seed(space, flags.has(RESTORE_DELETED), outcome);
    for (const text of outcome.refusals()) console.log(`\n${text}`);
    if (outcome.isIncomplete) process.exitCode = 1;
  },
});
