/** The color of the page in each color mode, also used by the browser's own bars. */
export const PAPER = { light: '#F5F6EF', dark: '#0E1913' } as const;

export type ColorMode = keyof typeof PAPER;

/** The design tokens with a value for each color mode, mostly colors. Each is a custom property of its name. */
export const MODE_TOKENS = {
  paper: PAPER,
  surface: { light: '#ffffff', dark: '#15241b' },
  sunk: { light: '#e8eddf', dark: '#1a2d22' },
  ink: { light: '#14241b', dark: '#eef2e7' },
  'ink-2': { light: '#475549', dark: '#b3c1b4' },
  rule: { light: '#cdd5c5', dark: '#2d4235' },
  'rule-strong': { light: '#6f8074', dark: '#748a7b' },
  brand: { light: '#1b4332', dark: '#a9d8b7' },
  link: { light: '#1c5b3e', dark: '#a3d6b4' },
  amber: { light: '#f5a81c', dark: '#f5a81c' },
  'amber-hi': { light: '#ffbd45', dark: '#ffbd45' },
  'amber-edge': { light: '#c27a00', dark: '#c27a00' },
  'amber-ink': { light: '#1f1604', dark: '#1f1604' },
  'amber-text': { light: '#875000', dark: '#f7c163' },
  'amber-on-ink': { light: '#f5a81c', dark: '#875000' },
  deep: { light: '#13301f', dark: '#13301f' },
  'deep-2': { light: '#1c3f2b', dark: '#1c3f2b' },
  danger: { light: '#a3271b', dark: '#ffa395' },
  'danger-bg': { light: '#fbece8', dark: '#3a1a15' },
  'danger-solid': { light: '#a3271b', dark: '#c23423' },
  'danger-ink': { light: '#ffffff', dark: '#ffffff' },
  success: { light: '#1b6a41', dark: '#8ed8a8' },
  'success-bg': { light: '#e4f1e4', dark: '#143022' },
  wood: { light: '#efe0b9', dark: '#2a2a1b' },
  'wood-line': { light: '#b98a3a', dark: '#c99a4a' },
  bark: { light: '#4b3a2a', dark: '#4a3823' },
  focus: { light: '#1c5b3e', dark: '#f7c163' },
  'logo-disc': { light: '#1b4332', dark: '#e9efe0' },
  il: { light: '#1b4332', dark: '#c9e4cf' },
  'il-g': { light: '#cfddc4', dark: '#2c5140' },
  'il-w': { light: '#ebd7a8', dark: '#6a5636' },
  'map-river': { light: '#a9c6c2', dark: '#2f5560' },
  photo: { light: 'none', dark: 'brightness(0.86) saturate(0.94)' },
  'shadow-1': {
    light: '0 1px 2px rgb(16 41 29/0.08), 0 2px 8px rgb(16 41 29/0.06)',
    dark: '0 1px 2px rgb(0 0 0/0.4)',
  },
  'shadow-2': {
    light: '0 2px 4px rgb(16 41 29/0.08), 0 18px 40px -12px rgb(16 41 29/0.28)',
    dark: '0 18px 40px -12px rgb(0 0 0/0.7)',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<ColorMode, string>>>>;
