/** Bundles TypeScript for browsers, with esbuild. */
import path from 'node:path';
import { build } from 'esbuild';

/** The oldest browsers that the site's scripts run in. */
const BROWSERS = ['chrome91', 'edge91', 'firefox90', 'safari15.4'];

/**
 * Bundles scripts as modules, which share what several of them import.
 *
 * @param root the repository
 * @param folder where they are written
 * @param names pattern of the files' names, as esbuild reads it
 * @param entries absolute path of each by its name
 * @returns file of each by its name
 */
export const bundleModules = async (
  root: string,
  folder: string,
  names: string,
  entries: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> => {
  const { metafile } = await build({
    entryPoints: { ...entries },
    absWorkingDir: root,
    outdir: folder,
    entryNames: names,
    chunkNames: 'shared-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: BROWSERS,
    legalComments: 'none',
    metafile: true,
  });
  return Object.fromEntries(
    Object.entries(metafile.outputs).flatMap(([output, { entryPoint = '' }]) => {
      const source = path.join(root, entryPoint);
      const name = Object.keys(entries).find((entry) => entries[entry] === source);
      return name === undefined ? [] : [[name, path.basename(output)]];
    }),
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
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: BROWSERS,
    charset: 'utf8',
    legalComments: 'none',
    define: Object.fromEntries(
      Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
  });
  const text = outputFiles[0]?.text.trim() ?? '';
  if (/<\/script|<!--/i.test(text))
    throw new Error(`${entry} cannot be put inside a script element`);
  return text;
};
