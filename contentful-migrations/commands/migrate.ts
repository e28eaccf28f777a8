import { runSpaceCommand } from './support/command';
import { migrate } from './support/migrations';

void runSpaceCommand({
  help: `npm run contentful:migrate
Brings a space’s environment to the current content model. Safe to run again.
`,
  run: async (space) => {
    const { changed, complete } = await migrate(space);
    console.log(
      changed.length === 0
        ? `Nothing to do: all ${complete.length} content types are complete.`
        : `Done: ${changed.length} content types made or completed, ${complete.length} were complete.`,
    );
  },
});
