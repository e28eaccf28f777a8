/** Finds the browsers and fonts that visitors have, or installs them. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** The file of a program that PATH leads to. */
const onPath = (name: string): string | undefined =>
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

/** Installs packages where this system has apt and this user may; returns whether it did. */
const installWithApt = (...packages: readonly string[]): boolean => {
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

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

/** The programs of WebKitGTK that drive it, and the virtual screen that its window needs. */
interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

const firefox = (): string | undefined => onPath('firefox-esr') ?? onPath('firefox');

/**
 * Path of a Firefox: FIREFOX_PATH first, then what the system has, then what apt can install.
 *
 * @throws with one sentence when there is none and none can be installed
 */
export const findFirefox = (): string => {
  const given = process.env.FIREFOX_PATH;
  if (given && existsSync(given)) return given;
  const found = firefox() ?? (installWithApt('firefox-esr') ? firefox() : undefined);
  if (found !== undefined) return found;
  throw new Error('Journeys in Firefox need it: install firefox-esr, or set FIREFOX_PATH.');
};

/** Where distributions put WebKitGTK's small browser, which no PATH leads to. */
const LIBRARIES = [
  '/usr/lib',
  '/usr/lib64',
  '/usr/libexec',
  '/usr/lib/x86_64-linux-gnu',
  '/usr/lib/aarch64-linux-gnu',
];

const miniBrowser = (): string | undefined =>
  LIBRARIES.filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /^webkit(2gtk|gtk)-[\d.]+$/.test(name))
        .map((name) => path.join(folder, name, 'MiniBrowser')),
    )
    .find((file) => existsSync(file));

const webkit = (): WebKitPrograms | undefined => {
  const [driver, browser, screen] = [onPath('WebKitWebDriver'), miniBrowser(), onPath('Xvfb')];
  return driver && browser && screen ? { driver, browser, screen } : undefined;
};

/**
 * WebKitGTK with its driver: what the system has, then what apt can install.
 *
 * @throws with one sentence when it is not there and cannot be installed
 */
export const findWebKit = (): WebKitPrograms => {
  const found = webkit() ?? (installWithApt('webkit2gtk-driver', 'xvfb') ? webkit() : undefined);
  if (found) return found;
  throw new Error('Journeys in WebKit need it: install webkit2gtk-driver and xvfb.');
};

const FINDERS: Record<Engine, () => unknown> = {
  chromium: findChromium,
  firefox: findFirefox,
  webkit: findWebKit,
};

/** Whether an engine is installed or can be. Says why when it cannot. */
export const isAvailable = (engine: Engine): boolean => {
  try {
    FINDERS[engine]();
    return true;
  } catch (error) {
    process.stderr.write(`${String(error)}\n`);
    return false;
  }
};

/** Fonts that are shown until the site's own have loaded: see `src/theme/fonts.ts`. */
const STAND_INS = [
  /\b(?:Arial|Helvetica|Liberation Sans|Roboto)\b/,
  /\b(?:Georgia|Gelasio|Liberation Serif|Noto Serif|Times)\b/,
];

const areThere = (): boolean => {
  const families = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' }).stdout ?? '';
  return STAND_INS.every((standIn) => standIn.test(families));
};

/**
 * Installs the fonts of phones and computers, which a bare Linux lacks. Without them, browsers show
 * one of another width until the site's own have loaded, and tests of layout shifts fail.
 */
export const provideDeviceFonts = (): void => {
  if (process.platform !== 'linux' || areThere()) return;
  console.log('No fonts like Arial and Times found; installing those of this system …');
  installWithApt('fonts-liberation', 'fontconfig');
  if (!areThere())
    console.warn(
      'No fonts like Arial and Times: tests of layout shifts may fail. Install fonts-liberation and fontconfig.',
    );
};
