/** The shared styles of the site as one style sheet, in the head of every page. */
import { fontsCss } from './fonts';
import { globalCss } from './global';
import { printCss } from './print';
import { richCss } from './rich';
import { sharedCss } from './shared';
import { tokensCss } from './tokens';

export const themeCss: string = fontsCss + tokensCss + globalCss + sharedCss + richCss + printCss;
