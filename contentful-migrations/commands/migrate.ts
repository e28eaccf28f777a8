import { DRY_RUN, runSpaceCommand } from './support/command';
import { inspectSpace } from './support/inspectSpace';
import { migrate } from './support/migrations';
import { openSpace } from './support/space';

void runSpaceCommand({
  name: 'npm run contentful:migrate',
  about: 'Brings a space’s environment to the current content model. Safe to run again.',
  flags: { [DRY_RUN]: 'only looks at the space, and prints what stands in the way' },
  run: async (settings, flags) => {
    const space = await openSpace(settings);
    const isClear = await inspectSpace(space);
    if (flags.has(DRY_RUN)) {
      console.log('Nothing was changed.');
      if (!isClear) process.exitCode = 1;
      return;
    }
    const { applied, before } = await migrate(space);
    console.log(
      applied.length === 0
        ? `Nothing to do: all ${before.length} migrations have been applied already.`
        : `Done: ${applied.length} migrations applied, ${before.length} had been applied before.`,
    );
  },
});
