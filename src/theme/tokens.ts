/** Design tokens: color in light and dark, type, space, shape and motion. */
import { css } from '@emotion/react';
import { MASKS, maskFile } from './assets';
import { PAPER } from './paper';

const masks = MASKS.map((mask) => `--${mask}: url(${maskFile(mask)});`).join('\n');

const shared = css`
  --font-display:
    'Fraunces Variable', 'Fraunces Georgia', 'Fraunces Noto', 'Fraunces Times', Georgia, serif;
  --font-text:
    'Source Sans 3 Variable', 'Source Sans Arial', 'Source Sans Roboto', system-ui, sans-serif;
  --w-medium: 520;
  --w-strong: 620;
  --fs-xs: 0.9375rem;
  --fs-sm: 1rem;
  --fs-md: 1.125rem;
  --fs-lg: clamp(1.1875rem, 1.09rem + 0.4vw, 1.4375rem);
  --fs-h4: clamp(1.25rem, 1.18rem + 0.35vw, 1.4375rem);
  --fs-h3: clamp(1.5rem, 1.36rem + 0.65vw, 1.9375rem);
  --fs-h2: min(clamp(2.125rem, 1.55rem + 2.5vw, 3.5rem), 14vw);
  --fs-h1: min(clamp(2.5rem, 1.7rem + 3.5vw, 4.5rem), 13vw);
  --fs-hero: min(clamp(2.875rem, 1.75rem + 4.85vw, 5.75rem), 13vw);
  --fs-numeral: clamp(3.25rem, 2.3rem + 4vw, 5.25rem);
  --lh-head: 1.1;
  --lh-text: 1.6;
  --sec: clamp(2.25rem, 0.1rem + 9.4vw, 8.5rem);
  --gutter: min(clamp(1.25rem, 0.8rem + 2vw, 2.5rem), 6.4vw);
  --content: 73.125rem;
  --r-sm: 3px;
  --r-md: 6px;
  --r-pill: 999px;
  --ease: cubic-bezier(0.2, 0.7, 0.2, 1);
  --t1: 120ms;
  --t2: 220ms;
  --t3: 420ms;
  --deep-rule-strong: #8fa595;
  --shade: rgb(6 14 9/0.28);
  --backdrop: rgb(6 14 9/0.6);
  --scrim: rgb(10 16 15);
  --avatar-3: #1b4332;
  --avatar-3-ink: #f1f4ea;
  ${masks}
`.styles;

export const LIGHT = css`
  color-scheme: light;
  --paper: ${PAPER.light};
  --surface: #ffffff;
  --sunk: #e8eddf;
  --ink: #14241b;
  --ink-2: #475549;
  --rule: #cdd5c5;
  --rule-strong: #6f8074;
  --brand: #1b4332;
  --link: #1c5b3e;
  --amber: #f5a81c;
  --amber-hi: #ffbd45;
  --amber-edge: #c27a00;
  --amber-ink: #1f1604;
  --amber-text: #875000;
  --amber-on-ink: #f5a81c;
  --deep: #10291d;
  --deep-2: #173828;
  --deep-ink: #f1f4ea;
  --deep-ink-2: #b9c9ba;
  --deep-rule: #34543f;
  --danger: #a3271b;
  --danger-bg: #fbece8;
  --success: #1b6a41;
  --success-bg: #e4f1e4;
  --wood: #efe0b9;
  --wood-line: #b98a3a;
  --bark: #4b3a2a;
  --ring: #1b4332;
  --ring-op: 0.16;
  --focus: #1c5b3e;
  --logo-disc: #1b4332;
  --logo-cut: #f5f6ef;
  --logo-ink: #14281e;
  --il: #1b4332;
  --il-a: #f5a81c;
  --il-g: #cfddc4;
  --il-w: #ebd7a8;
  --il-p: #ffffff;
  --map-river: #a9c6c2;
  --photo: none;
  --shadow-1: 0 1px 2px rgb(16 41 29/0.08), 0 2px 8px rgb(16 41 29/0.06);
  --shadow-2: 0 2px 4px rgb(16 41 29/0.08), 0 18px 40px -12px rgb(16 41 29/0.28);
  --avatar-1: #cfddc4;
  --avatar-1-ink: #1b4332;
  --avatar-2: #f3d48e;
  --avatar-2-ink: #4a2f00;
`.styles;

export const DARK = css`
  color-scheme: dark;
  --paper: ${PAPER.dark};
  --surface: #15241b;
  --sunk: #1a2d22;
  --ink: #eef2e7;
  --ink-2: #b3c1b4;
  --rule: #2d4235;
  --rule-strong: #748a7b;
  --brand: #a9d8b7;
  --link: #a3d6b4;
  --amber: #f7b539;
  --amber-hi: #ffcb69;
  --amber-edge: #b87a0c;
  --amber-ink: #1f1604;
  --amber-text: #f7c163;
  --amber-on-ink: #875000;
  --deep: #13301f;
  --deep-2: #1c3f2b;
  --deep-ink: #eef2e7;
  --deep-ink-2: #b9c9ba;
  --deep-rule: #36563f;
  --danger: #ffa395;
  --danger-bg: #3a1a15;
  --success: #8ed8a8;
  --success-bg: #143022;
  --wood: #2a2a1b;
  --wood-line: #c99a4a;
  --bark: #4a3823;
  --ring: #a9d8b7;
  --ring-op: 0.13;
  --focus: #f7c163;
  --logo-disc: #e9efe0;
  --logo-cut: #10291d;
  --logo-ink: #f1f4ea;
  --il: #c9e4cf;
  --il-a: #f7b539;
  --il-g: #2c5140;
  --il-w: #6a5636;
  --il-p: #15241b;
  --map-river: #2f5560;
  --photo: brightness(0.86) saturate(0.94);
  --shadow-1: 0 1px 2px rgb(0 0 0/0.4);
  --shadow-2: 0 18px 40px -12px rgb(0 0 0/0.7);
  --avatar-1: #2c5140;
  --avatar-1-ink: #dcebdd;
  --avatar-2: #57421b;
  --avatar-2-ink: #f7dca3;
`.styles;

/** The same names inside dark green parts of a page, in both modes. */
export const ON_DEEP = css`
  --ink: var(--deep-ink);
  --ink-2: var(--deep-ink-2);
  --rule: var(--deep-rule);
  --link: #cfe8d4;
  --amber-text: var(--amber);
  --ring: #cfe8d4;
  --ring-op: 0.13;
  --focus: var(--amber);
  --surface: var(--deep-2);
  --sunk: var(--deep-2);
  --il: #cfe4d3;
  --il-g: #2c5140;
  --il-w: #7c6640;
  --il-p: #173828;
  --logo-disc: #e9efe0;
  --logo-cut: #10291d;
  --logo-ink: #f1f4ea;
`.styles;

/** The same names on paper, in both modes. */
export const ON_PAPER = css`
  ${LIGHT};
  --paper: #ffffff;
  --sunk: var(--paper);
  --surface: var(--paper);
  --deep: var(--paper);
  --deep-2: var(--paper);
  --deep-ink: var(--ink);
  --deep-ink-2: var(--ink-2);
  --deep-rule: var(--rule);
  --amber: var(--amber-text);
`.styles;

/** The same names over a photograph, which a scrim darkens, in both modes. */
const ON_PHOTO = css`
  --ink: #f3f2ea;
  --ink-2: #dfe3df;
  --link: #f3f2ea;
  --focus: var(--amber);
  --amber-text: var(--amber);
`.styles;

export const tokensCss = css`
  :root {
    ${shared};
    ${LIGHT}
  }
  :root[data-theme='dark'] {
    ${DARK}
  }
  .on-deep {
    background: var(--deep);
    color: var(--deep-ink);
    ${ON_DEEP}
  }
  .on-photo {
    ${ON_PHOTO};
    background: #141b1c;
    color: var(--ink);
  }
  :root[data-theme='dark'] .on-deep {
    box-shadow: inset 0 1px var(--deep-rule);
  }
  @media (forced-colors: active) {
    :root,
    .on-deep {
      --ink: CanvasText;
      --ink-2: CanvasText;
      --amber-text: CanvasText;
      --danger: CanvasText;
      --success: CanvasText;
      --paper: Canvas;
      --bark: Canvas;
      --surface: Canvas;
      --sunk: Canvas;
      --rule-strong: CanvasText;
      --map-river: GrayText;
      --il: CanvasText;
      --il-a: Highlight;
      --il-g: Canvas;
      --il-w: Canvas;
      --il-p: Canvas;
      --logo-disc: CanvasText;
      --logo-cut: Canvas;
      --logo-ink: CanvasText;
    }
  }
`.styles;
