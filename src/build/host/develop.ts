import { watch } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { EnvironmentError } from '../environment';
import { loadVariables, runCommand } from './commandLine';
import { startGatsby } from './gatsby';
import { layoutOf } from './layout';
import { mirrorSources } from './mirror';

const HELP = `npm run develop serves the site at http://localhost:8000 and shows each change of the sources.

PORT chooses another port; all other variables are described in .env.example and none is needed.
public/ is left alone.`;

/** Changes that come together are copied together. */
const PAUSE_MS = 100;

/**
 * Runs Gatsby's development server in a mirror of its own, so that `public/` stays the last
 * finished site, and copies each change of the sources there.
 */
async function develop(root: string, env: NodeJS.ProcessEnv): Promise<void> {
  const port = env.PORT?.trim() || '8000';
  if (!/^\d+$/.test(port))
    throw new EnvironmentError(`PORT is “${port}”, which is not a port number.`);
  const layout = { ...layoutOf(root), site: path.join(root, '.build', 'develop') };
  await mkdir(layout.site, { recursive: true });
  await mirrorSources(layout.root, layout.site);

  let timer: NodeJS.Timeout | undefined;
  const changed = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      mirrorSources(layout.root, layout.site).catch((error: unknown) => console.error(error));
    }, PAUSE_MS);
  };
  const watchers = [
    ...['src', 'static'].map((folder) =>
      watch(path.join(layout.root, folder), { recursive: true }, changed),
    ),
    watch(layout.root, changed),
  ];
  const { code, error } = await startGatsby(layout, 'develop', { args: ['--port', port] }).ended;
  process.exitCode = code ?? 1;
  for (const watcher of watchers) watcher.close();
  if (error) throw error;
}

loadVariables(process.cwd());
void runCommand(HELP, () => develop(process.cwd(), process.env));
