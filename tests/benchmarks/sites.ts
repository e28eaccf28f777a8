/** The sites that the build benchmark builds: ours, and an empty one with the same plugins. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CLEAN_ENVIRONMENT } from '../support/cleanEnvironment';
import { PROGRAM_VARIABLES, programArguments, REPOSITORY } from '../support/program';
import { renderedIn, type Checkout } from '../support/rehearsal/checkout';
import { runMeasured, type Cost } from './measured';

const EMPTY = path.join(REPOSITORY, '.build/benchmarks/empty');

export interface BuildCost extends Cost {
  /** Pages that Gatsby rendered in this build. */
  readonly rendered: number;
}

const build = async (
  command: readonly string[],
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<BuildCost> => {
  const { text, ...cost } = await runMeasured([process.execPath, ...command], folder, {
    ...CLEAN_ENVIRONMENT,
    ...env,
  });
  return { ...cost, rendered: renderedIn(text) };
};

/** Builds our site in a checkout, as `npm run build` does. */
export const buildOurs = ({ root }: Checkout, env: NodeJS.ProcessEnv = {}): Promise<BuildCost> =>
  build(programArguments('src/hosting/build.ts'), root, { ...PROGRAM_VARIABLES, ...env });

const emptyConfig = (plugins: readonly string[]): string => `module.exports = {
  siteMetadata: { siteUrl: 'https://www.example.com' },
  trailingSlash: 'always',
  plugins: [
    ${plugins.map((plugin) => JSON.stringify(plugin)).join(',\n    ')},
  ],
};
`;

const EMPTY_PACKAGE = '{ "name": "empty", "private": true, "dependencies": { "gatsby": "*" } }\n';

const EMPTY_PAGE = `import * as React from 'react';
export default () => <main><h1>Nothing</h1></main>;
`;

/** Our plugins that work without options. */
const ourPlugins = async (): Promise<readonly string[]> => {
  const config = await readFile(path.join(REPOSITORY, 'gatsby-config.ts'), 'utf8');
  const named = [...config.matchAll(/'(gatsby-plugin-[a-z-]+)'/g)];
  return [...new Set(named.map(([, name]) => name as string))];
};

/** Recreates the empty site and returns a function that builds it. */
export const openEmptySite = async (): Promise<() => Promise<BuildCost>> => {
  await rm(EMPTY, { recursive: true, force: true });
  await mkdir(path.join(EMPTY, 'src/pages'), { recursive: true });
  await writeFile(path.join(EMPTY, 'package.json'), EMPTY_PACKAGE);
  await writeFile(path.join(EMPTY, 'gatsby-config.js'), emptyConfig(await ourPlugins()));
  await writeFile(path.join(EMPTY, 'src/pages/index.js'), EMPTY_PAGE);
  const gatsby = path.join(REPOSITORY, 'node_modules/gatsby/cli.js');
  return () => build([gatsby, 'build'], EMPTY, {});
};
