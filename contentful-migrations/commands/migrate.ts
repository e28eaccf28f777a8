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
        ? `Nothing to do: all ${before.length} content types are complete.`
        : `Done: ${applied.length} content types made or completed, ${before.length} were complete.`,
    );
  },
});
