/**
 * The two self-hosted type families and local fallbacks until they load. A fallback is scaled so
 * that lines break where they will break in the web font, and has its ascent and descent.
 *
 * The scales for Times and Arial (1.162 and 0.9315) were measured in a browser with the site's
 * headings at weight 460 to 480 and its body text at 400. The others follow from the published
 * average widths: Georgia 0.446 em, Noto Serif 0.481 em, Roboto 0.445 em, Times 0.406 em, Arial
 * 0.446 em.
 */
import { FONTS } from './assets';

interface Metrics {
  /** Both in em, from the font's own tables. */
  readonly ascent: number;
  readonly descent: number;
}

const FRAUNCES: Metrics = { ascent: 0.978, descent: 0.255 };
const SOURCE_SANS: Metrics = { ascent: 1.024, descent: 0.4 };

const percent = (value: number): string => `${(value * 100).toFixed(2)}%`;

/**
 * The characters of English texts. Accented letters and rare signs are in separate files, which
 * browsers only fetch for a page that has one.
 */
export const COMMON_CHARACTERS =
  'U+20-7E,U+A0,U+A7,U+A9,U+AE,U+B0,U+B7,U+BC-BE,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2032-2033,U+2122,U+2212';
const RARE_CHARACTERS = 'U+A1-2215';

const face = (family: string, file: string, weights: string, style: string, range: string) =>
  `@font-face { font-family: '${family}'; src: url(${file}) format('woff2'); font-weight: ${weights}; font-style: ${style}; font-display: swap; unicode-range: ${range}; }`;

/** Where ranges overlap, the later face wins. */
const faces = (
  family: string,
  { common, rare }: (typeof FONTS)[keyof typeof FONTS],
  weights: string,
  style: 'normal' | 'italic',
): string =>
  [
    face(family, rare, weights, style, RARE_CHARACTERS),
    face(family, common, weights, style, COMMON_CHARACTERS),
  ].join('\n');

const fallback = (
  family: string,
  local: readonly string[],
  scale: number,
  { ascent, descent }: Metrics,
): string => {
  const sources = local.map((name) => `local('${name}')`).join(', ');
  return `@font-face { font-family: '${family}'; src: ${sources}; size-adjust: ${percent(scale)}; ascent-override: ${percent(ascent / scale)}; descent-override: ${percent(descent / scale)}; line-gap-override: 0%; }`;
};

export const fontsCss = [
  faces('Fraunces Variable', FONTS.display, '400 700', 'normal'),
  faces('Source Sans 3 Variable', FONTS.text, '200 900', 'normal'),
  faces('Source Sans 3 Variable', FONTS.textItalic, '200 900', 'italic'),
  fallback('Fraunces Georgia', ['Georgia', 'Gelasio'], 1.059, FRAUNCES),
  fallback('Fraunces Noto', ['Noto Serif', 'NotoSerif-Regular'], 0.981, FRAUNCES),
  fallback('Fraunces Times', ['Times New Roman', 'Liberation Serif', 'Times'], 1.162, FRAUNCES),
  fallback('Source Sans Arial', ['Arial', 'Liberation Sans', 'Helvetica'], 0.9315, SOURCE_SANS),
  fallback('Source Sans Roboto', ['Roboto', 'Roboto-Regular'], 0.9335, SOURCE_SANS),
].join('\n');
