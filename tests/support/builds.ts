/** Real builds in a workshop: the site's own command, with Gatsby, against an offline space. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContentReport } from '../../src/content/report';
import { readPages, type BuiltPage } from './builtPages';
import { openWorkshop, type Ended, type Variables, type Workshop } from './rehearsal/workshop';

export interface Builder extends Workshop {
  /** Runs `npm run build`'s program, whatever comes of it. */
  tryBuild(env: Variables): Promise<Ended>;
  /** The pages of the site built last. */
  pages(): ReadonlyMap<string, BuiltPage>;
  /** The content report of the build. */
  report(): Promise<ContentReport>;
}

/** @param name one place for each name; what was there is thrown away */
export const openBuilder = async (name = 'builder'): Promise<Builder> => {
  const workshop = await openWorkshop(name);
  return {
    ...workshop,
    tryBuild: (env) => workshop.run('src/hosting/build.ts', env),
    pages: () => readPages(path.join(workshop.root, 'dist')),
    report: async () =>
      JSON.parse(
        await readFile(path.join(workshop.root, 'reports/content.json'), 'utf8'),
      ) as ContentReport,
  };
};
