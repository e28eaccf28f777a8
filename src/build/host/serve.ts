import { EnvironmentError } from '../environment';
import { loadVariables, runCommand } from './commandLine';
import { startServer } from './server';

export { startServer, type RunningServer, type ServerOptions } from './server';

const HELP = `npm run serve serves public/ as the host would, at http://localhost:9000.

PORT chooses another port. Form posts are accepted and kept in .build/form-submissions.jsonl.
Run npm run build first.`;

const DEFAULT_PORT = 9000;

/**
 * The port that `PORT` names, 9000 when it is not set.
 *
 * @throws EnvironmentError when it names none
 */
export function portOf(env: NodeJS.ProcessEnv): number {
  const text = env.PORT?.trim();
  if (!text) return DEFAULT_PORT;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new EnvironmentError(`PORT is “${text}”, which is not a port number.`);
  }
  return port;
}

/** Serves the site of a repository until the process is ended, and says where. */
export async function serveSite(root: string): Promise<void> {
  const { url } = await startServer({ root, port: portOf(process.env) });
  console.log(`The site is ready at ${url}/`);
}

if (require.main === module) {
  loadVariables(process.cwd());
  void runCommand(HELP, () => serveSite(process.cwd()));
}
