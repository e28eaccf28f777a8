import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

const EXAMPLE = path.resolve(__dirname, '../../.env.example');

/** Names of the variables that decide which site is built, those that the host sets included. */
const NAMES = [
  ...Object.keys(parseEnv(readFileSync(EXAMPLE, 'utf8'))),
  ...['URL', 'CONTEXT', 'NETLIFY', 'NETLIFY_LOCAL'],
];

/**
 * The variables of this process for the site that anybody gets, from the bundled defaults. The others
 * are empty, not missing, because a missing one would be read from the `.env` file.
 */
export const CLEAN_ENVIRONMENT: NodeJS.ProcessEnv = {
  ...process.env,
  ...Object.fromEntries(NAMES.map((name) => [name, ''])),
};
