/** Runs the project's own programs from any folder. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export const REPOSITORY = path.resolve(__dirname, '../..');

const LOADER = pathToFileURL(path.join(REPOSITORY, 'node_modules/tsx/dist/loader.mjs')).href;

/** Variables that a program needs in a folder without the repository's `tsconfig.json`. */
export const PROGRAM_VARIABLES = { TSX_TSCONFIG_PATH: path.join(REPOSITORY, 'tsconfig.json') };

/** Arguments with which node runs a program as `tsx` does, but in one process instead of two. */
export const programArguments = (file: string, args: readonly string[] = []): string[] => [
  ...['--import', LOADER, path.join(REPOSITORY, file)],
  ...args,
];
