import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { BuildFailure, diskIsFull } from './failure';

/**
 * Runs a command of Gatsby's in the repository, its messages going straight to the terminal.
 *
 * @param root the repository
 * @param words the command and its options, for example `['build']`
 * @throws BuildFailure with one sentence when it does not end well
 */
export async function runGatsby(
  root: string,
  words: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const program = createRequire(path.join(root, 'package.json')).resolve('gatsby/cli.js');
  const child = spawn(process.execPath, [program, ...words], {
    cwd: root,
    // The channel closes when this program ends, however suddenly: see src/gatsby/onPreInit.ts.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { GATSBY_TELEMETRY_DISABLED: '1', ...env },
  });
  const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>(
    (resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (...ending) => resolve(ending));
    },
  );
  if (code === 0) return;
  if (await diskIsFull(root)) {
    throw new BuildFailure(
      'The build stopped because the disk is full; dist/ is as it was before.',
    );
  }
  throw new BuildFailure(
    signal
      ? `Gatsby was ended by ${signal}; dist/ is as it was before.`
      : `Gatsby failed (exit code ${code}, its reason is above); dist/ is as it was before.`,
  );
}
