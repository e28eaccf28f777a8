/** Throw-away repositories with a stand-in for Gatsby, to test what is around a build. */
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
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

/** Pages of a site, so many that a small disk has no room for them; all have one heading. */
export const manyPages = (heading: string): Record<string, string> =>
  Object.fromEntries(
    ['index.html', ...Array.from({ length: 40 }, (_, index) => `page-${index}/index.html`)].map(
      (file) => [file, `<!DOCTYPE html><html><body><h1>${heading}</h1></body></html>`],
    ),
  );

const made: string[] = [];

/** Makes a repository in the system's folder for temporary files. */
export async function makeRepository() {
  const root = await mkdtemp(path.join(os.tmpdir(), 'repository-'));
  made.push(root);
  await writeFiles(root, {
    'node_modules/gatsby/package.json': '{"name":"gatsby"}',
    'node_modules/gatsby/cli.js': GATSBY,
    'package.json': '{"name":"site"}',
    'package-lock.json': '{"name":"site"}',
  });
  // The service worker is bundled from the repository's own sources.
  const worker = 'src/hosting/serviceWorker.ts';
  await cp(path.join(REPOSITORY, worker), path.join(root, worker));
  return {
    root,
    /** Writes pages for the stand-in. */
    write: (pages: Readonly<Record<string, string>>) =>
      writeFiles(path.join(root, 'src/pages'), pages),
  };
}
export type Repository = Awaited<ReturnType<typeof makeRepository>>;

/** Removes every repository made so far. */
export async function removeRepositories(): Promise<void> {
  await Promise.all(made.splice(0).map((root) => rm(root, { recursive: true, force: true })));
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
