/**
 * The two type families, served from the site itself, and stand-ins for the moment before they
 * arrive. A stand-in is a font of the device, scaled so that lines of the site's own texts break
 * where they will break in the end, with the ascent and descent of the real font.
 *
 * How the scales were found: the widths of the site's headings at weight 460 to 480 and of its body
 * text at 400 were measured in a browser against Times and Arial (1.162 and 0.9315). The others
 * follow from the published average widths of those fonts (Georgia 0.446 em, Noto Serif 0.481 em,
 * Roboto 0.445 em, beside Times 0.406 em and Arial 0.446 em).
 */
import { FONT_FILES } from './assets';

interface Metrics {
  /** Both in em, from the font's own tables. */
  readonly ascent: number;
  readonly descent: number;
}

const FRAUNCES: Metrics = { ascent: 0.978, descent: 0.255 };
const SOURCE_SANS: Metrics = { ascent: 1.024, descent: 0.4 };

const percent = (value: number): string => `${(value * 100).toFixed(2)}%`;

const face = (family: string, file: string, weights: string, style: 'normal' | 'italic'): string =>
  `@font-face { font-family: '${family}'; src: url(${file}) format('woff2'); font-weight: ${weights}; font-style: ${style}; font-display: swap; }`;

const standIn = (
  family: string,
  local: readonly string[],
  scale: number,
  { ascent, descent }: Metrics,
): string => {
  const sources = local.map((name) => `local('${name}')`).join(', ');
  return `@font-face { font-family: '${family}'; src: ${sources}; size-adjust: ${percent(scale)}; ascent-override: ${percent(ascent / scale)}; descent-override: ${percent(descent / scale)}; line-gap-override: 0%; }`;
};

export const fontsCss = [
  face('Fraunces Variable', FONT_FILES.display, '400 700', 'normal'),
  face('Source Sans 3 Variable', FONT_FILES.text, '200 900', 'normal'),
  face('Source Sans 3 Variable', FONT_FILES.textItalic, '200 900', 'italic'),
  standIn('Fraunces Georgia', ['Georgia', 'Gelasio'], 1.059, FRAUNCES),
  standIn('Fraunces Noto', ['Noto Serif', 'NotoSerif-Regular'], 0.981, FRAUNCES),
  standIn('Fraunces Times', ['Times New Roman', 'Liberation Serif', 'Times'], 1.162, FRAUNCES),
  standIn('Source Sans Arial', ['Arial', 'Liberation Sans', 'Helvetica'], 0.9315, SOURCE_SANS),
  standIn('Source Sans Roboto', ['Roboto', 'Roboto-Regular'], 0.9335, SOURCE_SANS),
].join('\n');
