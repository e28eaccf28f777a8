/** Finds a Chromium or Chrome for the browser tests, or installs one. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** The file of a program that PATH leads to. */
export const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));

const installed = (): string | undefined => {
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return (
    NAMES.map((name) => onPath(name)).find((file) => file !== undefined) ??
    (existsSync(mac) ? mac : undefined)
  );
};

/** Runs a command quietly. */
const succeeds = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Installs packages where this system has apt and this user may; tells whether it did. */
export const installWithApt = (...packages: readonly string[]): boolean => {
  if (onPath('apt-get') === undefined || process.getuid?.() !== 0) return false;
  succeeds('apt-get', ['update', '-qq']);
  return succeeds('apt-get', ['install', '-y', '-qq', ...packages]);
};

const installFromSystem = (): string | undefined => {
  console.log('No Chromium found; installing one …');
  return installWithApt('chromium') ? installed() : undefined;
};

const installWithPlaywright = (): string | undefined => {
  const cli = require.resolve('playwright-core/cli.js');
  if (!succeeds(process.execPath, [cli, 'install', 'chromium'])) return undefined;
  const script = "process.stdout.write(require('playwright-core').chromium.executablePath())";
  return execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' });
};

/**
 * Path of a browser: CHROMIUM_PATH first, then what the system has, then what can be installed.
 *
 * @throws with one sentence when there is none and none can be installed
 */
export const findChromium = (): string => {
  const given = process.env.CHROMIUM_PATH;
  if (given && existsSync(given)) return given;
  const found = installed() ?? installFromSystem() ?? installWithPlaywright();
  if (found !== undefined && existsSync(found)) return found;
  throw new Error(
    'The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to where it is.',
  );
};
