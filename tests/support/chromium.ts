/** Finds the Chromium that tests and benchmarks use, and installs one where there is none. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Debian's headless shell opens pages in half the time of a whole Chromium. */
const INSTALLED = [
  ...['chromium-headless-shell', 'chromium', 'chromium-browser'],
  ...['google-chrome', 'google-chrome-stable', 'chrome'],
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of the first of these programs that is in PATH, or that is a path itself. */
export const onPath = (...names: readonly string[]): string | undefined => {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.resolve(folder, name)))
    .find((file) => existsSync(file));
};

/** Installs Debian packages where this system has apt and this user may use it. */
export const installPackages = (...packages: readonly string[]): void => {
  if (onPath('apt-get') === undefined || process.getuid?.() !== 0) return;
  console.log(`Installing ${packages.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
  // One by one, so that a package that does not exist does not stop the others.
  for (const name of packages)
    spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'ignore', env });
};

const installed = (): string | undefined => {
  const given = process.env.CHROMIUM_PATH;
  return onPath(...(given ? [given] : []), ...INSTALLED, chromium.executablePath());
};

/**
 * The path of a Chromium: the one at `CHROMIUM_PATH`, else one that is installed, else one that this installs
 * with apt or, where that cannot be, from Playwright.
 *
 * @throws Error with one sentence when there is none
 */
export const chromiumPath = (): string => {
  const found = installed();
  if (found !== undefined) return found;
  // The fonts stand in until the site's own have loaded.
  installPackages('chromium-headless-shell', 'fonts-liberation');
  if (installed() === undefined)
    spawnSync(onPath('npx') ?? 'npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  const now = installed();
  if (now !== undefined) return now;
  throw new Error(
    'The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to where it is.',
  );
};
