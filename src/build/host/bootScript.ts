import path from 'node:path';
import { buildSync } from 'esbuild';

/**
 * Compiles the boot script to the text that goes into every page.
 *
 * @param hasWorker whether the site has a service worker: its presence tells who was here before
 */
export function bootScript(hasWorker: boolean): string {
  return bundle(path.join(__dirname, 'boot.ts'), { HAS_WORKER: hasWorker });
}

/**
 * Bundles and minifies a script for browsers.
 *
 * @param entry absolute path of a TypeScript file
 * @param constants names that are replaced by the JSON of their value
 * @returns one line of JavaScript, safe inside a script element
 */
export function bundle(entry: string, constants: Readonly<Record<string, unknown>> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    define: Object.fromEntries(
      Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    tsconfigRaw: {},
  });
  const text = outputFiles[0]?.text.trim() ?? '';
  if (/<\/script|<!--/i.test(text))
    throw new Error(`${entry} cannot stand inside a script element`);
  return text;
}
