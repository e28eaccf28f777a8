/** Looks for secrets in files that leave the machine. A secret itself is never printed. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../host/files';

export interface Leak {
  readonly file: string;
  /** What was found there: the name of a variable, or of a kind of secret. */
  readonly what: string;
}

/** Kinds of secrets that can be told by their looks. */
const KINDS: readonly (readonly [string, RegExp])[] = [
  ['a Contentful management token', /\bCFPAT-[\w-]{20,}/],
  ['a private key', /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/],
  ['an AWS key', /\bAKIA[0-9A-Z]{16}\b/],
  ['a GitHub token', /\bgh[pousr]_[A-Za-z0-9]{36,}|\bgithub_pat_\w{40,}/],
  ['an npm token', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['a Netlify token', /\bnfp_[A-Za-z0-9]{36,}/],
  ['a Netlify build hook', /api\.netlify\.com\/build_hooks\/[0-9a-f]{16,}/],
  ['a Slack token', /\bxox[abpr]-[\w-]{20,}/],
  ['a password in an address', /\bhttps?:\/\/[^\s/:@"'<>]+:[^\s/:@"'<>]+@/],
];

/** Values shorter than this stand in innocent files by chance. */
const SHORTEST = 8;

/** Variables that hold secrets by their name. What starts with `GATSBY_` is made to be public. */
export const secretsOf = (env: NodeJS.ProcessEnv): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(env).flatMap(([name, value]) =>
      /TOKEN|SECRET|PASSWORD|CREDENTIAL|_KEY$|HOOK_URL$/.test(name) &&
      !name.startsWith('GATSBY_') &&
      value !== undefined &&
      value.length >= SHORTEST
        ? [[name, value] as const]
        : [],
    ),
  );

/** How a value may be written into a file: as it is, in an address, or in base 64. */
const spellings = (value: string): readonly string[] => [
  value,
  encodeURIComponent(value),
  Buffer.from(value).toString('base64').replace(/=+$/, ''),
];

/** What a text gives away. */
export const secretsIn = (
  text: string,
  secrets: ReadonlyMap<string, string>,
): readonly string[] => [
  ...[...secrets]
    .filter(([, value]) => spellings(value).some((spelling) => text.includes(spelling)))
    .map(([name]) => `the value of ${name}`),
  ...KINDS.filter(([, pattern]) => pattern.test(text)).map(([kind]) => kind),
];

export interface SecretSearch {
  readonly files: number;
  readonly leaks: readonly Leak[];
}

/** Searches all files of some folders, pictures included. Folders that are missing hold nothing. */
export const searchSecrets = async (
  root: string,
  folders: readonly string[],
  secrets: ReadonlyMap<string, string>,
): Promise<SecretSearch> => {
  const leaks: Leak[] = [];
  let files = 0;
  for (const folder of folders) {
    const names = await listFiles(path.join(root, folder));
    for (const name of names) {
      const text = await readFile(path.join(root, folder, name), 'latin1');
      files += 1;
      leaks.push(...secretsIn(text, secrets).map((what) => ({ file: `${folder}/${name}`, what })));
    }
  }
  return { files, leaks };
};
