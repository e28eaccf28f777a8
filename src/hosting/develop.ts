import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { EnvironmentError, readEnvironment } from '../environment';
import { portOf, runCommand } from './commandLine';

const HELP = `npm run develop runs gatsby develop: the site at http://localhost:8000, which shows each change of the sources.

  -- --preview   shows the drafts of a space: CONTENTFUL_ACCESS_TOKEN is then a preview token

PORT chooses another port; all other variables are described in .env.example and none is needed.`;

/**
 * The variables of a preview: the host for drafts replaces the host for published content; any other
 * host is assumed to serve drafts.
 *
 * @throws EnvironmentError without a space
 */
export const withDrafts = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  const { contentful } = readEnvironment(env);
  if (!contentful)
    throw new EnvironmentError(
      'A preview needs CONTENTFUL_SPACE_ID and a preview token in CONTENTFUL_ACCESS_TOKEN.',
    );
  const host = contentful.host.replace(/^cdn\./, 'preview.');
  return { ...env, CONTENTFUL_HOST: host, CONTENTFUL_PREVIEW: 'true' };
};

if (require.main === module)
  void runCommand(HELP, { preview: { type: 'boolean' } }, async ({ preview }) => {
    const env = preview ? withDrafts(process.env) : process.env;
    const args = [require.resolve('gatsby/cli.js'), 'develop', '--port', String(portOf(env, 8000))];
    const [code] = (await once(
      spawn(process.execPath, args, { stdio: 'inherit', env }),
      'exit',
    )) as [number | null];
    process.exitCode = code ?? 1;
  });
