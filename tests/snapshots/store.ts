/** The kept pictures of all pages, and with which browser they were made. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const HERE = __dirname;
const FOLDER = path.join(HERE, 'images');
const RECORD = path.join(HERE, 'browser.json');

/** Everything outside the repository that letters and lines depend on. */
export interface Maker {
  readonly chromium: string;
  readonly platform: string;
}

const fileOf = (name: string): string => path.join(FOLDER, `${name}.webp`);

/** What the browser at hand is. `file` is the program. */
export const makerAtHand = (file: string): Maker => {
  const said = execFileSync(file, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return {
    chromium: /\d+(\.\d+)+/.exec(said)?.[0] ?? said.trim(),
    platform: `${process.platform} ${process.arch}`,
  };
};

/** What the pictures were made with; undefined before the first ones are made. */
export const recordedMaker = (): Maker | undefined =>
  existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as Maker) : undefined;

/** Names of all kept pictures. */
export const keptNames = (): readonly string[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.webp'))
    .map((file) => path.basename(file, '.webp'))
    .sort();

/** A kept picture; undefined when there is none of that name. */
export const readKept = (name: string): Buffer | undefined =>
  existsSync(fileOf(name)) ? readFileSync(fileOf(name)) : undefined;

/** Bytes of all kept pictures. */
export const keptBytes = (): number =>
  keptNames().reduce((sum, name) => sum + readFileSync(fileOf(name)).length, 0);

/** Throws the old pictures away. */
export const clearKept = (): void => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
};

/** Keeps a picture. */
export const keep = (name: string, webp: Buffer): void => writeFileSync(fileOf(name), webp);

/** Records what made the pictures. */
export const recordMaker = (maker: Maker): void =>
  writeFileSync(RECORD, `${JSON.stringify(maker, null, 2)}\n`);
