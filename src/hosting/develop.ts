import { portOf, runCommand } from './commandLine';
import { runGatsby } from './gatsby';
import { withLock } from './lock';
import { folders } from '../folders';

const HELP = `npm run develop serves the site at http://localhost:8000 and shows each change of the sources.

PORT chooses another port; all other variables are described in .env.example and none is needed.
dist/ is left alone.`;

// Ctrl-C also ends Gatsby; this program ends after it, to release the lock.
process.on('SIGINT', () => undefined);
void runCommand(HELP, () =>
  withLock(folders(process.cwd()).lock, (wasKilled) =>
    runGatsby(
      process.cwd(),
      ['develop', '--port', String(portOf(process.env, 8000))],
      process.env,
      wasKilled,
    ),
  ),
);
