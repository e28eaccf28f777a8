/**
 * Declarations that Emotion adds for browsers long before the oldest supported one (`browserslist`
 * in package.json). `-webkit-mask` and the like, which some supported browser still needs, stay, and
 * so does the old kind of box where it is meant: lines are counted in no other (`-webkit-line-clamp`).
 */
const OLD_DECLARATIONS = new RegExp(
  [
    String.raw`display:-(?:webkit|ms)-(?:inline-)?(?:box|flex|flexbox|grid|inline-grid)(?=;display:)`,
    String.raw`-webkit-(?!box-orient)(?:box|flex|align|justify|order|transform|transition|animation|column)[a-z-]*:[^;{}]*`,
    String.raw`-webkit-(?:translate|rotate|scale|filter|user-drag):[^;{}]*`,
    String.raw`-(?:ms|moz)-(?!osx)[a-z-]+:[^;{}]*`,
    String.raw`position:-webkit-sticky`,
  ]
    .map((pattern) => `(?<=[{;])${pattern};`)
    .join('|'),
  'g',
);

/** Drops what only browsers older than the supported ones read. */
export const withoutOldDeclarations = (css: string): string => css.replace(OLD_DECLARATIONS, '');
