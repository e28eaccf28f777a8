/** The shared styles of the site as one style sheet, in the head of every page. */
import { fontsCss } from './fonts';
import { globalCss } from './global';
import { printCss } from './print';
import { richCss } from './rich';
import { sharedCss } from './shared';
import { tokensCss } from './tokens';

/** Comments and the white space around lines, which browsers do not need. */
const BETWEEN = /\/\*.*?\*\/|\s+/gs;

/** Masks, for browsers that know only the prefixed property. In the styles of components, Emotion adds it. */
const MASK = /(?<=[{;]\s*)mask(?:-image)?:[^;}]+;/g;

export const themeCss: string = [fontsCss, tokensCss, globalCss, sharedCss, richCss, printCss]
  .join('')
  .replaceAll(BETWEEN, ' ')
  .replaceAll(MASK, '-webkit-$& $&');
