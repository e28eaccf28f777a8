/**
 * Real builds, one after the other, in one place that stays warm: Gatsby compiles scripts and sizes
 * pictures once, and every build after that costs little more than its pages.
 */
import { mkdir, readFile, readdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { ContentReport } from '../../src/content/report';
import { readPages, type BuiltPage } from './builtPages';
import { KEEP_PICTURES, NO_INTERNET } from './nodeOptions';
import { openWorkshop, type Ended, type Variables, type Workshop } from './rehearsal/workshop';

const REPOSITORY = path.resolve(__dirname, '../..');

/** Where Gatsby works, also for `npm run build` here: what that has compiled fits our builds too. */
const WORK = path.join(REPOSITORY, '.build');

/** What Gatsby keeps of the code alone. Webpack's cache only fits the folder it was made in. */
const OF_THE_CODE = new Set(['webpack', '.parcel-cache']);

export interface Builder extends Workshop {
  /** Runs `npm run build`'s program, whatever comes of it. Pictures that are sized stay as they are. */
  tryBuild(env: Variables): Promise<Ended>;
  /** The pages of the site built last. */
  pages(): Promise<ReadonlyMap<string, BuiltPage>>;
  /** The content report of the build. */
  report(): Promise<ContentReport>;
  /** As on a machine that has never seen the site: no output, no content, no notes of builds. */
  startAfresh(): Promise<void>;
}

const forgetBuilds = async (root: string): Promise<void> => {
  const cache = path.join(WORK, 'site/.cache');
  const names = await readdir(cache).catch((): string[] => []);
  const gone = [
    ...names.filter((name) => !OF_THE_CODE.has(name)).map((name) => path.join(cache, name)),
    ...['site/public/page-data', 'manifest.json'].map((name) => path.join(WORK, name)),
    ...['public', 'reports'].map((name) => path.join(root, name)),
  ];
  await Promise.all(gone.map((folder) => rm(folder, { recursive: true, force: true })));
};

/**
 * The place to build in, with the sources as they are now and nothing of an earlier site. There is
 * one, so tests that build run one after the other (`--selectProjects pipeline --runInBand`).
 */
export const openBuilder = async (): Promise<Builder> => {
  const workshop = await openWorkshop('builder');
  await mkdir(WORK, { recursive: true });
  await symlink(WORK, path.join(workshop.root, '.build'));
  const startAfresh = () => forgetBuilds(workshop.root);
  await startAfresh();
  return {
    ...workshop,
    startAfresh,
    tryBuild: (env) =>
      workshop.run('src/build/host/build.ts', {
        NODE_OPTIONS: `${NO_INTERNET} ${KEEP_PICTURES}`,
        ...env,
      }),
    pages: () => readPages(path.join(workshop.root, 'public')),
    report: async () =>
      JSON.parse(
        await readFile(path.join(workshop.root, 'reports/content.json'), 'utf8'),
      ) as ContentReport,
  };
};
