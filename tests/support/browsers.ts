/** Finds the browsers that visitors have, and installs what is missing. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';

const CHROMIUMS = [
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const HEADLESS = 'chromium-headless-shell';

/** The path of the first of these programs that is in PATH, or that is a path itself. */
const onPath = (...names: readonly string[]): string | undefined => {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.resolve(folder, name)))
    .find((file) => existsSync(file));
};

/** A file that somebody has named, if it is there. */
const given = (file: string | undefined): string | undefined =>
  file && existsSync(file) ? file : undefined;

/** Where distributions put WebKitGTK's small browser, which is not in PATH. */
const LIBRARIES = [
  ...['/usr/lib', '/usr/lib64', '/usr/libexec'],
  ...['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu'],
];

const miniBrowser = (): string | undefined =>
  LIBRARIES.filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /^webkit(2gtk|gtk)-[\d.]+$/.test(name))
        .map((name) => path.join(folder, name, 'MiniBrowser')),
    )
    .find((file) => existsSync(file));

/** The path of each engine; undefined if it is not installed. */
const finders = {
  chromium: () =>
    given(process.env.CHROMIUM_PATH) ?? onPath(...CHROMIUMS, chromium.executablePath()),
  firefox: () => given(process.env.FIREFOX_PATH) ?? onPath('firefox-esr', 'firefox'),
  /** WebKitGTK, the program that drives it, and the virtual screen that its window needs. */
  webkit: () => {
    const [driver, browser, screen] = [onPath('WebKitWebDriver'), miniBrowser(), onPath('Xvfb')];
    return driver && browser && screen ? { driver, browser, screen } : undefined;
  },
};
export type Engine = keyof typeof finders;
type Programs<E extends Engine> = NonNullable<ReturnType<(typeof finders)[E]>>;

export const ENGINES = Object.keys(finders) as Engine[];

/** The sentence that says what to do if an engine is missing. */
const ADVICE: Readonly<Record<Engine, string>> = {
  chromium:
    'The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to where it is.',
  firefox: 'Journeys in Firefox need it: install firefox-esr, or set FIREFOX_PATH.',
  webkit: 'Journeys in WebKit need it: install webkit2gtk-driver and xvfb.',
};

/** Whether an engine is installed. */
export const isAvailable = (engine: Engine): boolean => finders[engine]() !== undefined;

/**
 * Path of a browser: what a variable names first, then what the system has, then Playwright's.
 *
 * @throws with one sentence when there is none
 */
export const findBrowser = <E extends Engine>(engine: E): Programs<E> => {
  const found = finders[engine]();
  if (found === undefined) throw new Error(ADVICE[engine]);
  return found as Programs<E>;
};

/**
 * Chromium's headless shell, which opens pages in half the time but has no back/forward cache, if it is
 * installed and CHROMIUM_PATH names no other; otherwise the whole Chromium.
 */
export const findHeadless = (): string =>
  (process.env.CHROMIUM_PATH ? undefined : onPath(HEADLESS)) ?? findBrowser('chromium');

/** Fonts that are shown until the site's own have loaded: see `src/theme/fonts.ts`. */
const STAND_INS = [
  /\b(?:Arial|Helvetica|Liberation Sans|Roboto)\b/,
  /\b(?:Georgia|Gelasio|Liberation Serif|Noto Serif|Times)\b/,
];

/**
 * Whether the fonts of phones and computers are installed, which a bare Linux lacks. Without them, browsers
 * show a font of another width until the site's own have loaded, and tests of layout shifts fail.
 */
const hasFonts = (): boolean => {
  if (process.platform !== 'linux') return true;
  const families = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' }).stdout ?? '';
  return STAND_INS.every((standIn) => standIn.test(families));
};

/** Debian packages, each with a check whether its content is installed. */
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
 * Installs missing browsers and fonts: with apt where this system has it and this user may use it, else
 * Playwright's Chromium. Says what it installs and what stays missing; tests that need the missing part fail
 * with the same sentence.
 */
export const installMissing = (engines: readonly Engine[] = ENGINES): void => {
  const hasApt = onPath('apt-get') !== undefined && process.getuid?.() === 0;
  const packages = engines.flatMap((engine) => PACKAGES[engine]);
  if (hasApt && packages.some(([, isHere]) => !isHere())) {
    console.log('Installing browsers and fonts that the tests need …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
    // One by one, so that a package that does not exist does not stop the others.
    for (const [name, isHere] of packages)
      if (!isHere()) spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'ignore', env });
  }
  if (!isAvailable('chromium')) {
    console.log('Installing a Chromium for the tests …');
    const cli = require.resolve('playwright-core/cli.js');
    spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore' });
  }
  for (const engine of engines) if (!isAvailable(engine)) console.warn(ADVICE[engine]);
  if (!hasFonts())
    console.warn(
      'No fonts like Arial and Times: tests of layout shifts may fail. Install fonts-liberation and fontconfig.',
    );
};
