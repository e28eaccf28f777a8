/** Bundles TypeScript for browsers, with esbuild. */
import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';

const FOR_BROWSERS: BuildOptions = {
  bundle: true,
  minify: true,
  // The oldest browsers that the scripts run in: `docs/decisions/0025-older-browsers.md`.
  target: ['chrome87', 'edge87', 'firefox83', 'safari14.1'],
  legalComments: 'none',
};

/**
 * Bundles scripts as modules. Code that several scripts import goes into shared modules.
 *
 * @param folder output folder
 * @param names pattern of the file names, in esbuild's syntax
 * @param entries absolute path of each script by its name
 * @param options further esbuild options
 * @returns the names of the files
 */
export const bundleModules = async (
  folder: string,
  names: string,
  entries: Readonly<Record<string, string>>,
  options: Pick<BuildOptions, 'alias' | 'conditions' | 'define' | 'plugins'> = {},
): Promise<readonly string[]> => {
  const { metafile } = await build({
    ...FOR_BROWSERS,
    ...options,
    entryPoints: { ...entries },
    outdir: folder,
    entryNames: names,
    chunkNames: 'shared-[hash]',
    splitting: true,
    format: 'esm',
    metafile: true,
  });
  return Object.entries(metafile.outputs).flatMap(([file, { entryPoint }]) =>
    entryPoint === undefined ? [] : [path.basename(file)],
  );
};

/**
 * Bundles one script to a text, for an inline script or a file.
 *
 * @param entry absolute path of a TypeScript file
 * @param constants names that are replaced by the JSON of their value
 */
export const bundleText = async (
  entry: string,
  constants: Readonly<Record<string, unknown>>,
): Promise<string> => {
  const { outputFiles } = await build({
    ...FOR_BROWSERS,
    entryPoints: [entry],
    write: false,
    format: 'iife',
    charset: 'utf8',
    define: Object.fromEntries(
      Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
  });
  const text = outputFiles[0]?.text.trim() ?? '';
  if (/<\/script|<!--/i.test(text))
    throw new Error(`${entry} cannot be put inside a script element`);
  return text;
};
