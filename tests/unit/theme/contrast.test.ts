import { DARK, LIGHT, ON_DEEP } from '../../../src/theme/tokens';
import { contrast } from '../../support/contrast';

type Colors = Readonly<Record<string, string>>;

const read = (css: string): Colors =>
  Object.fromEntries(
    [...css.matchAll(/--([a-z0-9-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

const light = read(LIGHT);
const dark = read(DARK);

/** Colors inside a dark-green part: its own names over those of the mode. */
const onDeep = (mode: Colors): Colors => {
  const own = read(ON_DEEP);
  const colors: Record<string, string> = { ...mode };
  for (const [name, value] of Object.entries(own)) {
    const reference = /^var\(--([a-z0-9-]+)\)$/.exec(value)?.[1];
    colors[name] = (reference ? mode[reference] : value) ?? '';
  }
  return colors;
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

const onPage: readonly Pair[] = [
  ...pairs(TEXT, ['paper', 'sunk', 'surface'], 'ink', 'ink-2', 'link', 'amber-text'),
  ...pairs(TEXT, ['paper', 'sunk', 'surface'], 'danger', 'success', 'brand'),
  ...pairs(TEXT, ['danger-bg'], 'danger', 'ink'),
  ...pairs(TEXT, ['success-bg'], 'success'),
  ...pairs(TEXT, ['amber', 'amber-hi'], 'amber-ink'),
  ...pairs(TEXT, ['brand', 'ink'], 'paper'),
  ...pairs(LINE, ['paper', 'surface'], 'rule-strong'),
  ...pairs(LINE, ['paper', 'sunk'], 'focus'),
];
const inDeep: readonly Pair[] = [
  ...pairs(TEXT, ['deep'], 'ink', 'ink-2', 'link', 'amber-text'),
  ...pairs(TEXT, ['surface'], 'ink', 'ink-2'),
  ...pairs(LINE, ['deep'], 'focus'),
];

describe.each([
  ['light', light],
  ['dark', dark],
])('colors in %s mode', (_mode, colors) => {
  it.each(onPage)('%s on %s has at least %d:1', (color, ground, least) => {
    expect(contrastOf(colors, color, ground)).toBeGreaterThanOrEqual(least);
  });

  it.each(inDeep)('%s on %s inside dark green has at least %d:1', (color, ground, least) => {
    expect(contrastOf(onDeep(colors), color, ground)).toBeGreaterThanOrEqual(least);
  });
});

it('gives every color a dark counterpart', () => {
  expect(Object.keys(dark)).toEqual(Object.keys(light));
});
