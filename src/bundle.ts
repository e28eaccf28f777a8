/** Bundles TypeScript for browsers, with esbuild. */
import { build } from 'esbuild';

/** The oldest browsers that the site's scripts run in. */
export const BROWSERS = ['chrome91', 'edge91', 'firefox90', 'safari15.4'];

/** Constants for a bundler: the JSON of each value by its name. */
export const constantsJson = (
  constants: Readonly<Record<string, unknown>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
  );

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
    define: constantsJson(constants),
  });
  const text = outputFiles[0]?.text.trim() ?? '';
  if (/<\/script|<!--/i.test(text))
    throw new Error(`${entry} cannot be put inside a script element`);
  return text;
};
