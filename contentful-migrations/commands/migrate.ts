import { runSpaceCommand } from './support/command';
import { migrate } from './support/migrations';

void runSpaceCommand({
  help: `npm run contentful:migrate
Brings a space’s environment to the current content model. Safe to run again.
`,
  run: async (space) => {
    const { applied, before } = await migrate(space);
    console.log(
      applied.length === 0
        ? `Nothing to do: all ${before.length} migrations have been applied already.`
        : `Done: ${applied.length} migrations applied, ${before.length} had been applied before.`,
    );
  },
});
