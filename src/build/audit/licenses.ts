/** Licenses of everything that is installed, from the lock file and the packages themselves. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface PackageLicense {
  /** As the lock file names it, for example `node_modules/react`. */
  readonly key: string;
  readonly name: string;
  readonly version: string;
  /** An SPDX expression, or `unknown`. */
  readonly license: string;
}

/** What a package says about its license: SPDX today, an object or a list of them long ago. */
interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string | { readonly type?: string };
  readonly licenses?: readonly { readonly type?: string }[];
}

export const UNKNOWN = 'unknown';

/** Licenses that ask for no more than a notice. Code that visitors get must have one of them. */
const FOR_BROWSERS = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'];

/** For tools that only run while the site is built or tested; nothing of them is passed on. */
const FOR_TOOLS = [
  ...FOR_BROWSERS,
  'BlueOak-1.0.0',
  'BSD',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'LGPL-3.0-or-later',
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
];

/** Sentences by which old packages without a name for their license can be told. */
const TELLING: readonly (readonly [RegExp, string])[] = [
  [/Permission is hereby granted, free of charge, to any person obtaining\s+a copy/, 'MIT'],
  [/released into the public domain/, 'Unlicense'],
  [/Permission to use, copy, modify, and\/or distribute this software/, 'ISC'],
];

/** The license of a package; `text` is its license file. */
export const licenseOf = ({ license, licenses }: Manifest, text: string): string => {
  if (typeof license === 'string') return license;
  const named = license?.type ?? licenses?.map(({ type }) => type).join(' OR ');
  return named || (TELLING.find(([sentence]) => sentence.test(text))?.[1] ?? UNKNOWN);
};

/** Whether an SPDX expression lets us use a package: one of an OR, all of an AND. */
export const isAllowed = (expression: string, reachesBrowsers: boolean): boolean => {
  const allowed = reachesBrowsers ? FOR_BROWSERS : FOR_TOOLS;
  const plain = expression.replace(/[()]/g, '');
  return plain
    .split(/\s+OR\s+/)
    .some((choice) => choice.split(/\s+AND\s+/).every((name) => allowed.includes(name.trim())));
};

const licenseText = (folder: string): string => {
  const file = readdirSync(folder).find((name) => /^(?:licen[cs]e|copying)/i.test(name));
  return file === undefined ? '' : readFileSync(path.join(folder, file), 'utf8');
};

/** Every package of the lock file that is installed here; those for other systems are not. */
export const installedLicenses = (root: string): readonly PackageLicense[] => {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, unknown>>;
  };
  return Object.keys(lock.packages)
    .filter((key) => key !== '' && existsSync(path.join(root, key, 'package.json')))
    .map((key) => {
      const folder = path.join(root, key);
      const manifest = JSON.parse(
        readFileSync(path.join(folder, 'package.json'), 'utf8'),
      ) as Manifest;
      const name = key.split('node_modules/').at(-1) ?? key;
      const license = licenseOf(manifest, licenseText(folder));
      return { key, name, version: manifest.version ?? '', license };
    });
};
