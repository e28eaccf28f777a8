/**
 * A copy of the sources to build and serve the site in, without output of earlier builds, so that
 * the repository's own `dist/` stays. It lies inside the repository, so that packages are found in
 * the parent folders.
 */
import { cp, mkdir, readFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ContentReport } from '../../../src/content/report';
import { startServer, type RunningServer } from '../../../src/hosting/server';
import { readPages, type BuiltPage } from '../builtPages';
import { REPOSITORY, runProgram, type Ended } from '../program';

export type Variables = Readonly<Record<string, string | undefined>>;

/** What a build reads. */
const SOURCES = /^(?:src|static|package(?:-lock)?\.json|tsconfig\.json|gatsby-[a-z]+\.tsx?)$/;

/** Variables that commands may need to run at all. */
const KEPT = ['HOME', 'TMPDIR', 'LANG'];

/** @param name one folder for each name; what was there is deleted */
export const createCheckout = async (name: string) => {
  const root = path.join(REPOSITORY, '.build/rehearsal', name);
  await rm(root, { recursive: true, force: true });
  await mkdir(root, { recursive: true });
  for (const source of await readdir(REPOSITORY))
    if (SOURCES.test(source))
      await cp(path.join(REPOSITORY, source), path.join(root, source), { recursive: true });
  const kept = Object.fromEntries(KEPT.map((name) => [name, process.env[name]]));
  /** Runs one of the project's programs in the checkout; it knows only these variables. */
  const run = (program: string, env: Variables, args?: readonly string[]): Promise<Ended> =>
    runProgram(program, { cwd: root, env: { ...kept, ...env }, args });
  /** Runs `npm run build`'s program, whatever its result. */
  const tryBuild = (env: Variables): Promise<Ended> => run('src/hosting/build.ts', env);
  const read = (file: string): Promise<string> => readFile(path.join(root, file), 'utf8');
  return {
    root,
    run,
    tryBuild,
    /**
     * Builds the site.
     *
     * @throws Error with what the build said when it fails
     */
    build: async (env: Variables): Promise<void> => {
      const { code, text } = await tryBuild(env);
      if (code !== 0) throw new Error(`The build ended with ${code}:\n${text}`);
    },
    /** Serves what was built last, on any free port; a later build is served as soon as it is done. */
    serve: (): Promise<RunningServer> => startServer(root),
    /** The text of a file of the built site. */
    read: (file: string): Promise<string> => read(path.join('dist', file)),
    /** The pages of the site that was built last. */
    pages: (): ReadonlyMap<string, BuiltPage> => readPages(path.join(root, 'dist')),
    /** The content report of the last build. */
    report: async () => JSON.parse(await read('reports/content.json')) as ContentReport,
    /** Deletes the folder. */
    remove: (): Promise<void> => rm(root, { recursive: true, force: true }),
  };
};
export type Checkout = Awaited<ReturnType<typeof createCheckout>>;
