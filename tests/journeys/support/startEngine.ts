import type { Engine } from '../../support/browsers';
import type { Driver } from './driver';
import { startPuppeteer } from './puppeteer';
import { startWebKit } from './webkit';

/** Starts a browser with each engine. */
export const startEngine: Readonly<Record<Engine, () => Promise<Driver>>> = {
  chromium: () => startPuppeteer('chromium'),
  firefox: () => startPuppeteer('firefox'),
  webkit: startWebKit,
};
