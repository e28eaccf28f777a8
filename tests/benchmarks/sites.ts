/** The sites that the build benchmark builds: ours, and an empty one with the same plugins. */
import { cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../src/build/host/files';
import { CLEAN_ENVIRONMENT } from '../support/cleanEnvironment';
import { openWorkshop, type Workshop } from '../support/rehearsal/workshop';
import { runMeasured, type Cost } from './measured';

const REPOSITORY = path.resolve(__dirname, '../..');
const EMPTY = path.join(REPOSITORY, '.build/benchmarks/empty');

/**
 * Gatsby's Contentful plugin asks strangers whether there is an internet and waits for their answer;
 * a machine without network interfaces knows at once.
 */
const NO_INTERNET =
  '--import=data:text/javascript,import%20os%20from%20%22node:os%22;os.networkInterfaces=()=>({})';

const environment = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...CLEAN_ENVIRONMENT,
  GATSBY_TELEMETRY_DISABLED: '1',
  NODE_OPTIONS: NO_INTERNET,
  ...env,
});

export interface BuildCost extends Cost {
  /** Pages that Gatsby rendered in this build. */
  readonly rendered: number;
}

/** When each page was written; a page that is rendered again is written again. */
const writtenAt = async (folder: string): Promise<ReadonlyMap<string, number>> => {
  const files = await listFiles(folder).catch((): string[] => []);
  const pages = files.filter((file) => file.endsWith('.html'));
  return new Map(
    await Promise.all(
      pages.map(
        async (file) => [file, (await stat(path.join(folder, file))).mtimeMs] as [string, number],
      ),
    ),
  );
};

const build = async (
  command: readonly string[],
  folder: string,
  rendered: string,
  env: NodeJS.ProcessEnv,
): Promise<BuildCost> => {
  const before = await writtenAt(rendered);
  const cost = await runMeasured([process.execPath, ...command], folder, environment(env));
  const after = await writtenAt(rendered);
  return {
    ...cost,
    rendered: [...after].filter(([file, time]) => before.get(file) !== time).length,
  };
};

/** Builds our site in a workshop, as `npm run build` does. */
export const buildOurs = ({ root }: Workshop, env: NodeJS.ProcessEnv = {}): Promise<BuildCost> =>
  build(
    [
      path.join(REPOSITORY, 'node_modules/tsx/dist/cli.mjs'),
      '--tsconfig',
      path.join(REPOSITORY, 'tsconfig.json'),
      path.join(REPOSITORY, 'src/build/host/build.ts'),
    ],
    root,
    path.join(root, '.build/site/public'),
    env,
  );

/** A fresh workshop; with `pictures` of another one, they are not sized again. */
export const openSite = async (name: string, pictures?: Workshop): Promise<Workshop> => {
  const workshop = await openWorkshop(`benchmark-${name}`);
  if (pictures) {
    const kept = '.build/site/public/static';
    await cp(path.join(pictures.root, kept), path.join(workshop.root, kept), { recursive: true });
  }
  return workshop;
};

/** Takes Gatsby's cache away: the next build is a cold one that finds its pictures sized. */
export const forgetCache = ({ root }: Workshop): Promise<void> =>
  rm(path.join(root, '.build/site/.cache'), { recursive: true, force: true });

const emptyConfig = (plugins: readonly string[], pictures: string): string => `module.exports = {
  siteMetadata: { siteUrl: 'https://www.example.com' },
  trailingSlash: 'always',
  plugins: [
    ${plugins.map((plugin) => JSON.stringify(plugin)).join(',\n    ')},
    { resolve: 'gatsby-source-filesystem', options: { name: 'images', path: ${JSON.stringify(pictures)} } },
  ],
};
`;

const EMPTY_PACKAGE = '{ "name": "empty", "private": true, "dependencies": { "gatsby": "*" } }\n';

const EMPTY_PAGE = `import * as React from 'react';
export default () => <main><h1>Nothing</h1></main>;
`;

/** Our plugins that work without options; the file system's is added with its own. */
const ourPlugins = async (): Promise<readonly string[]> => {
  const config = await readFile(path.join(REPOSITORY, 'gatsby-config.ts'), 'utf8');
  const named = [...config.matchAll(/'(gatsby-(?:plugin|transformer)-[a-z-]+)'/g)];
  return [...new Set(named.map(([, name]) => name as string))];
};

/** Makes the empty site anew and returns what builds it. */
export const openEmptySite = async (): Promise<() => Promise<BuildCost>> => {
  await rm(EMPTY, { recursive: true, force: true });
  await mkdir(path.join(EMPTY, 'src/pages'), { recursive: true });
  await mkdir(path.join(EMPTY, 'images'), { recursive: true });
  await writeFile(path.join(EMPTY, 'package.json'), EMPTY_PACKAGE);
  await writeFile(
    path.join(EMPTY, 'gatsby-config.js'),
    emptyConfig(await ourPlugins(), path.join(EMPTY, 'images')),
  );
  await writeFile(path.join(EMPTY, 'src/pages/index.js'), EMPTY_PAGE);
  const gatsby = path.join(REPOSITORY, 'node_modules/gatsby/cli.js');
  return () => build([gatsby, 'build'], EMPTY, path.join(EMPTY, 'public'), {});
};
