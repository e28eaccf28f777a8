/** Finds the browsers that visitors have, and installs what is missing. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const HEADLESS = 'chromium-headless-shell';

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

/**
 * Path of a browser: CHROMIUM_PATH first, then what the system has, then Playwright's.
 *
 * @throws with one sentence when there is none
 */
export const findChromium = (): string => {
  const found = [process.env.CHROMIUM_PATH, installed(), chromium.executablePath()].find(
    (file) => file && existsSync(file),
  );
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to where it is.',
  );
};

/**
 * Chromium without the parts of a window, which opens pages in half the time but has no back/forward
 * cache: where it is installed and CHROMIUM_PATH names no other, else the whole one.
 */
export const findHeadless = (): string =>
  (process.env.CHROMIUM_PATH ? undefined : onPath(HEADLESS)) ?? findChromium();

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
 * Path of a Firefox: FIREFOX_PATH first, then what the system has.
 *
 * @throws with one sentence when there is none
 */
export const findFirefox = (): string => {
  const given = process.env.FIREFOX_PATH;
  if (given && existsSync(given)) return given;
  const found = firefox();
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
 * WebKitGTK with its driver.
 *
 * @throws with one sentence when it is not there
 */
export const findWebKit = (): WebKitPrograms => {
  const found = webkit();
  if (found) return found;
  throw new Error('Journeys in WebKit need it: install webkit2gtk-driver and xvfb.');
};

const FINDERS: Record<Engine, () => unknown> = {
  chromium: findChromium,
  firefox: findFirefox,
  webkit: findWebKit,
};

/** The sentence that says why an engine cannot be used, or nothing. */
const missing = (engine: Engine): string | undefined => {
  try {
    FINDERS[engine]();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

/** Whether an engine is here. */
export const isAvailable = (engine: Engine): boolean => missing(engine) === undefined;

/** Fonts that are shown until the site's own have loaded: see `src/theme/fonts.ts`. */
const STAND_INS = [
  /\b(?:Arial|Helvetica|Liberation Sans|Roboto)\b/,
  /\b(?:Georgia|Gelasio|Liberation Serif|Noto Serif|Times)\b/,
];

/**
 * Whether the fonts of phones and computers are here, which a bare Linux lacks. Without them, browsers
 * show one of another width until the site's own have loaded, and tests of layout shifts fail.
 */
const hasFonts = (): boolean => {
  if (process.platform !== 'linux') return true;
  const families = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' }).stdout ?? '';
  return STAND_INS.every((standIn) => standIn.test(families));
};

/** Debian's packages, each with whether what it brings is here. */
type Packages = readonly (readonly [name: string, isHere: () => boolean])[];

const PACKAGES: Readonly<Record<Engine, Packages>> = {
  chromium: [
    [HEADLESS, () => onPath(HEADLESS) !== undefined],
    ['chromium', () => isAvailable('chromium')],
    ['fonts-liberation', hasFonts],
    ['fontconfig', hasFonts],
  ],
  firefox: [['firefox-esr', () => isAvailable('firefox')]],
  webkit: [
    ['webkit2gtk-driver', () => isAvailable('webkit')],
    ['xvfb', () => isAvailable('webkit')],
  ],
};

/**
 * Installs what is missing of these browsers and the fonts: with apt where this system has it and this
 * user may, else Playwright's Chromium. Says what it installs and what stays missing; tests that need
 * that fail with the same sentence.
 */
export const installMissing = (engines: readonly Engine[] = ENGINES): void => {
  const hasApt = onPath('apt-get') !== undefined && process.getuid?.() === 0;
  const packages = engines.flatMap((engine) => PACKAGES[engine]);
  if (hasApt && packages.some(([, isHere]) => !isHere())) {
    console.log('Installing browsers and fonts that the tests need …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
    // One by one, so that one that does not exist leaves the others.
    for (const [name, isHere] of packages)
      if (!isHere()) spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'ignore', env });
  }
  if (!isAvailable('chromium')) {
    console.log('Installing a Chromium for the tests …');
    const cli = require.resolve('playwright-core/cli.js');
    spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore' });
  }
  for (const engine of engines) {
    const why = missing(engine);
    if (why) console.warn(why);
  }
  if (!hasFonts())
    console.warn(
      'No fonts like Arial and Times: tests of layout shifts may fail. Install fonts-liberation and fontconfig.',
    );
};
