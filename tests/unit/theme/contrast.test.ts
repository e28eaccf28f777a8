import { MODE_TOKENS, type ColorMode } from '../../../src/theme/modes';
import { ON_DEEP, ON_PHOTO } from '../../../src/theme/tokens';
import { contrast } from '../../support/contrast';

type Colors = Readonly<Record<string, string>>;

const colorsOf = (mode: ColorMode): Colors =>
  Object.fromEntries(Object.entries(MODE_TOKENS).map(([name, { [mode]: value }]) => [name, value]));

/** Colors inside a dark part of the page: those of the dark mode, except where the part sets its own. */
const inside = (part: string): Colors => {
  const dark = colorsOf('dark');
  const own = [...part.matchAll(/--([a-z0-9-]+):\s*(?:var\(--([a-z0-9-]+)\)|([^;]+));/g)];
  return {
    ...dark,
    ...Object.fromEntries(
      own.map(([, name = '', other = '', value]) => [name, value ?? dark[other] ?? '']),
    ),
  };
};

const contrastOf = (colors: Colors, ...names: readonly [string, string]): number => {
  const [one = [], other = []] = names.map((name) => {
    const { [name]: value = '' } = colors;
    if (!/^#[0-9A-F]{6}$/i.test(value)) throw new Error(`${name} is not a color: ${value}`);
    return [1, 3, 5].map((at) => parseInt(value.slice(at, at + 2), 16));
  });
  return contrast(one, other);
};

type Pair = readonly [color: string, ground: string, least: number];
const TEXT = 4.5;
const LINE = 3;
const pairs = (least: number, grounds: readonly string[], ...colors: readonly string[]) =>
  colors.flatMap((color) => grounds.map((ground): Pair => [color, ground, least]));

const ON_ALL_GROUNDS: readonly Pair[] = [
  ...pairs(TEXT, ['paper', 'sunk', 'surface'], 'ink', 'ink-2', 'link', 'amber-text'),
  ...pairs(TEXT, ['paper', 'sunk', 'surface'], 'danger', 'success', 'brand'),
  ...pairs(TEXT, ['danger-bg'], 'danger', 'ink'),
  ...pairs(TEXT, ['danger-solid'], 'danger-ink'),
  ...pairs(TEXT, ['success-bg'], 'success'),
  ...pairs(TEXT, ['amber', 'amber-hi'], 'amber-ink'),
  ...pairs(TEXT, ['brand', 'ink'], 'paper'),
  // Initials.
  ...pairs(TEXT, ['il-g', 'il-w'], 'il'),
  ...pairs(LINE, ['paper', 'surface'], 'rule-strong'),
  ...pairs(LINE, ['paper', 'sunk'], 'focus'),
];
const onPhoto: readonly Pair[] = pairs(TEXT, ['paper'], 'ink', 'ink-2', 'link', 'amber-text');

describe.each([
  ['in light mode', colorsOf('light'), ON_ALL_GROUNDS],
  ['in dark mode', colorsOf('dark'), ON_ALL_GROUNDS],
  ['inside dark green', inside(ON_DEEP), ON_ALL_GROUNDS],
  // A button under the pointer swaps the two colors.
  ['over a photograph', inside(ON_PHOTO), onPhoto],
])('%s', (_where, colors, all) => {
  it.each(all)('%s on %s has at least %d:1', (color, ground, least) => {
    expect(contrastOf(colors, color, ground)).toBeGreaterThanOrEqual(least);
  });
});
