import { buildSite } from './build';
import { runCommand } from './commandLine';
import { serveSite, sitePort } from './serve';

const HELP = `npm start builds the site and serves it at http://localhost:9000 as the host would.

PORT chooses another port; all other variables are described in .env.example and none is needed.`;

void runCommand(HELP, {}, async () => {
  // Reports an invalid PORT before the build.
  sitePort();
  await buildSite(process.cwd());
  await serveSite(process.cwd());
});
