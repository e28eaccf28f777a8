/** Throw-away repositories with a stand-in for Gatsby, to test what is around a build. */
import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../../src/files';
import { writeFiles } from '../folder';
import { REPOSITORY, runProgram, type Ended, type RunOptions } from '../program';

/** Stands in for Gatsby: copies `src/pages` to `public/`, and then fails if there is a file `src/fail`. */
const GATSBY = `
const fs = require('node:fs');
// As gatsby-node's sourceNodes does, for bundled texts.
fs.mkdirSync('.cache', { recursive: true });
fs.writeFileSync('.cache/content-source.json', '{"source":"[]"}');
fs.cpSync('src/pages', 'public', { recursive: true });
if (fs.existsSync('src/fail')) {
  console.error('Gatsby says why');
  process.exit(1);
}
`;

/** Makes a repository of an empty folder. */
export async function fillRepository(root: string): Promise<void> {
  await writeFiles(root, {
    'node_modules/gatsby/package.json': '{"name":"gatsby"}',
    'node_modules/gatsby/cli.js': GATSBY,
    'package.json': '{"name":"site"}',
    'package-lock.json': '{"name":"site"}',
  });
  // The service worker is bundled from the repository's own sources.
  const worker = 'src/hosting/serviceWorker.ts';
  await cp(path.join(REPOSITORY, worker), path.join(root, worker));
}

/** All files of a folder with their text, by path. */
export async function contentOf(folder: string): Promise<Record<string, string>> {
  const files = await listFiles(folder);
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return Object.fromEntries(files.map((file, index) => [file, texts[index] ?? '']));
}

/** Runs `npm run build`'s command in a repository. */
export const runBuild = (root: string, options: Omit<RunOptions, 'cwd'> = {}): Promise<Ended> =>
  runProgram('src/hosting/build.ts', { ...options, cwd: root });
