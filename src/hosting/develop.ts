import { loadVariables, runCommand } from './commandLine';
import { runGatsby } from './gatsby';
import { portOf } from './port';

const HELP = `npm run develop serves the site at http://localhost:8000 and shows each change of the sources.

PORT chooses another port; all other variables are described in .env.example and none is needed.
dist/ is left alone.`;

loadVariables(process.cwd());
void runCommand(HELP, () =>
  runGatsby(process.cwd(), ['develop', '--port', String(portOf(process.env, 8000))], process.env),
);
