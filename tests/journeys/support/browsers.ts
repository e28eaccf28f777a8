/** Finds the browsers that visitors have, or installs them. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findChromium, installWithApt, onPath } from '../../support/chromium';

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

/** Whether an engine is here or can be installed. Says why when it cannot. */
export const isThere = (engine: Engine): boolean => {
  try {
    FINDERS[engine]();
    return true;
  } catch (error) {
    process.stderr.write(`${String(error)}\n`);
    return false;
  }
};
