import { MODE_TOKENS, type ColorMode } from '../../../src/theme/modes';
import { ON_DEEP, ON_PHOTO } from '../../../src/theme/tokens';
import { contrast } from '../../support/contrast';

type Colors = Readonly<Record<string, string>>;

const colorsOf = (mode: ColorMode): Colors =>
  Object.fromEntries(Object.entries(MODE_TOKENS).map(([name, { [mode]: value }]) => [name, value]));

/** Colors inside a part of the page: its own names over those of the mode. */
const inside = (part: string, mode: Colors): Colors => {
  const own = [...part.matchAll(/--([a-z0-9-]+):\s*(?:var\(--([a-z0-9-]+)\)|([^;]+));/g)];
  return {
    ...mode,
    ...Object.fromEntries(
      own.map(([, name = '', other = '', value]) => [name, value ?? mode[other] ?? '']),
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

const INITIALS = pairs(TEXT, ['il-g', 'il-w'], 'il');

const onPage: readonly Pair[] = [
  ...pairs(TEXT, ['paper', 'sunk', 'surface'], 'ink', 'ink-2', 'link', 'amber-text'),
  ...pairs(TEXT, ['paper', 'sunk', 'surface'], 'danger', 'success', 'brand'),
  ...pairs(TEXT, ['danger-bg'], 'danger', 'ink'),
  ...pairs(TEXT, ['success-bg'], 'success'),
  ...pairs(TEXT, ['amber', 'amber-hi'], 'amber-ink'),
  ...pairs(TEXT, ['brand', 'ink'], 'paper'),
  ...INITIALS,
  ...pairs(LINE, ['paper', 'surface'], 'rule-strong'),
  ...pairs(LINE, ['paper', 'sunk'], 'focus'),
];
const inDeep: readonly Pair[] = [
  ...pairs(TEXT, ['paper'], 'ink', 'ink-2', 'link', 'amber-text', 'brand'),
  ...pairs(TEXT, ['surface'], 'ink', 'ink-2'),
  ...INITIALS,
  ...pairs(LINE, ['paper'], 'focus'),
];
const onPhoto: readonly Pair[] = pairs(TEXT, ['paper'], 'ink', 'ink-2', 'link', 'amber-text');

describe.each(['light', 'dark'] as const)('colors in %s mode', (mode) => {
  const colors = colorsOf(mode);
  it.each(onPage)('%s on %s has at least %d:1', (color, ground, least) => {
    expect(contrastOf(colors, color, ground)).toBeGreaterThanOrEqual(least);
  });

  it.each(inDeep)('%s on %s inside dark green has at least %d:1', (color, ground, least) => {
    expect(contrastOf(inside(ON_DEEP, colors), color, ground)).toBeGreaterThanOrEqual(least);
  });

  // A button under the pointer has them the other way round.
  it.each(onPhoto)('%s on %s over a photograph has at least %d:1', (color, ground, least) => {
    expect(contrastOf(inside(ON_PHOTO, colors), color, ground)).toBeGreaterThanOrEqual(least);
  });
});
