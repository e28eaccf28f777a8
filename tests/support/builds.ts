/** Real builds in a place of their own, started warm, so that pictures are not sized again. */
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContentReport } from '../../src/content/report';
import { readPages, type BuiltPage } from './builtPages';
import { openWorkshop, type Ended, type Workshop } from './rehearsal/workshop';

const REPOSITORY = path.resolve(__dirname, '../..');
const WARM = path.join(REPOSITORY, '.build/site');

/** What an earlier build in the repository left: sized pictures and compiled scripts. */
const KEPT_WARM = ['.cache', 'public'];

type Variables = Readonly<Record<string, string | undefined>>;

export interface Builder extends Workshop {
  /** Runs `npm run build`'s program, whatever comes of it. */
  tryBuild(env: Variables): Promise<Ended>;
  /** The pages of the site built last. */
  pages(): Promise<ReadonlyMap<string, BuiltPage>>;
  /** The content report of the build. */
  report(): Promise<ContentReport>;
}

const warmUp = async (root: string): Promise<void> => {
  if (!existsSync(WARM) || existsSync(path.join(REPOSITORY, '.build/unfinished'))) return;
  const site = path.join(root, '.build/site');
  await mkdir(site, { recursive: true });
  for (const folder of KEPT_WARM) {
    const from = path.join(WARM, folder);
    // Gatsby compares times of files to tell what has changed.
    if (existsSync(from))
      await cp(from, path.join(site, folder), { recursive: true, preserveTimestamps: true });
  }
};

/**
 * A place to build in, with the sources as they are now.
 *
 * @param name one folder for each name; what was there is thrown away
 */
export const openBuilder = async (name: string): Promise<Builder> => {
  const workshop = await openWorkshop(name);
  await warmUp(workshop.root);
  return {
    ...workshop,
    tryBuild: (env) => workshop.run('src/build/host/build.ts', env),
    pages: () => readPages(path.join(workshop.root, 'public')),
    report: async () =>
      JSON.parse(
        await readFile(path.join(workshop.root, 'reports/content.json'), 'utf8'),
      ) as ContentReport,
  };
};
