import { portOf, runCommand } from './commandLine';
import { startServer } from './server';

const HELP = `npm run serve serves public/ as the host would, at http://localhost:9000.

PORT chooses another port. Form posts are accepted and kept in .build/form-submissions.jsonl.
Run npm run build first.`;

/** The port that `PORT` names, 9000 when it is not set. */
export const sitePort = (): number => portOf(process.env, 9000);

/** Serves the site of a repository until the process is ended, and says where. */
export async function serveSite(root: string): Promise<void> {
  const { url } = await startServer(root, sitePort());
  console.log(`The site is ready at ${url}/`);
}

if (require.main === module) void runCommand(HELP, {}, () => serveSite(process.cwd()));
