/** Which installed packages are in the scripts that browsers get, as webpack itself knows it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, Module } from 'webpack';

/** Where the list is, from the folder that Gatsby runs in. */
export const BROWSER_PACKAGES = '.cache/browser-packages.json';

const GATSBY = 'node_modules/gatsby';

/** The package that a file is from, as the lock file names it, or undefined for our own files. */
export const packageOf = (file: string): string | undefined => {
  const parts = file.replaceAll('\\', '/').split('/node_modules/').slice(1);
  // Gatsby copies its runtime there before it bundles it.
  if (parts.length === 0) return /[\\/]\.cache[\\/]/.test(file) ? GATSBY : undefined;
  return parts
    .map((part) => `node_modules/${/^(?:@[^/]+\/)?[^/]+/.exec(part)?.[0] ?? part}`)
    .join('/');
};

/** The modules that webpack joined into one, or the module alone. */
const modulesIn = (module: Module): readonly Module[] =>
  'modules' in module && Array.isArray(module.modules) ? (module.modules as Module[]) : [module];

/** Writes the list after each build. Modules that were left out of all chunks do not count. */
export class ListBrowserPackages {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('ListBrowserPackages', ({ modules, chunkGraph }) => {
      const sent = [...modules].filter((one) => chunkGraph.getNumberOfModuleChunks(one) > 0);
      const packages = sent
        .flatMap(modulesIn)
        .flatMap((one) => packageOf(one.nameForCondition() ?? '') ?? []);
      const file = path.resolve(BROWSER_PACKAGES);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify([...new Set(packages)].sort(), null, 2)}\n`);
    });
  }
}
