/** The fonts of phones and computers, which a bare Linux lacks. */
import { spawnSync } from 'node:child_process';
import { installWithApt } from './chromium';

/** What stands in for the site's fonts until they have arrived: see `src/theme/fonts.ts`. */
const STAND_INS = [
  /\b(?:Arial|Helvetica|Liberation Sans|Roboto)\b/,
  /\b(?:Georgia|Gelasio|Liberation Serif|Noto Serif|Times)\b/,
];

const areThere = (): boolean => {
  const families = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' }).stdout ?? '';
  return STAND_INS.every((standIn) => standIn.test(families));
};

/**
 * Installs fonts for the moment before those of the site have arrived. Without any, browsers take
 * one of another width then, and every page moves when the right one comes: that is not what
 * visitors see, and the tests of what moves would fail. Says so where it may install nothing.
 */
export const provideDeviceFonts = (): void => {
  if (process.platform !== 'linux' || areThere()) return;
  console.log('No fonts like Arial and Times found; installing those of this system …');
  installWithApt('fonts-liberation', 'fontconfig');
  if (!areThere())
    console.warn(
      'This system has no fonts like Arial and Times, or no fc-list to find them with: tests of what moves may fail. Install fonts-liberation and fontconfig.',
    );
};
