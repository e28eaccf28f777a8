/** Design tokens: color in light and dark, type, space, shape and motion. */
import { css } from '@emotion/react';
import { MASKS, maskFile } from './assets';
import { phoneOnItsSide } from './breakpoints';
import { MODE_TOKENS, type ColorMode } from './modes';

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
  --sec: clamp(2.25rem, 0.1rem + 9.4vw, 8.5rem);
  --gutter: min(clamp(1.25rem, 0.8rem + 2vw, 2.5rem), 6.4vw);
  --content: 73.125rem;
  /* From the edge of the window to what is written. */
  --page-margin: max(var(--gutter), (100vw - var(--content)) / 2);
  --column-gap: clamp(1.5rem, 3vw, 2.5rem);
  --below-masthead: 7.25rem;
  --r-sm: 3px;
  --r-md: 6px;
  --ease: cubic-bezier(0.2, 0.7, 0.2, 1);
  --t1: 120ms;
  --t2: 220ms;
  --t3: 420ms;
  --scrim: rgb(10 16 15);
  /* Over photographs, also in browsers without color-mix(). */
  --scrim-66: rgb(10 16 15 / 66%);
  --scrim-77: rgb(10 16 15 / 77%);
  --plate: #ffffff;
  ${masks}
`.styles;

const tokensOf = (mode: ColorMode): string =>
  [
    `color-scheme: ${mode}`,
    ...Object.entries(MODE_TOKENS).map(([name, { [mode]: value }]) => `--${name}: ${value}`),
  ].join('; ');

/** Dark green parts of a page use the colors of the dark mode in both modes, except these. */
export const ON_DEEP = css`
  --paper: var(--deep);
  --surface: var(--deep-2);
  --sunk: var(--deep-2);
  --rule: #34543f;
`.styles;

/** Parts over a photograph, which a scrim darkens, do the same. */
export const ON_PHOTO = css`
  --paper: #141b1c;
  --ink: #f3f2ea;
  --ink-2: #dfe3df;
  --link: #f3f2ea;
`.styles;

/** On paper, everything uses the colors of the light mode, in both modes. */
export const ON_PAPER = css`
  ${tokensOf('light')};
  --paper: #ffffff;
  --sunk: var(--paper);
  --surface: var(--paper);
  --amber: var(--amber-text);
`.styles;

export const tokensCss = css`
  :root {
    ${shared};
    ${tokensOf('light')}
  }
  /* A window this low needs no more space between sections than a phone held upright. */
  @media ${phoneOnItsSide} {
    :root {
      --sec: 2.25rem;
    }
  }
  :root[data-theme='dark'],
  .on-deep,
  .on-photo {
    ${tokensOf('dark')}
  }
  .on-deep {
    ${ON_DEEP}
  }
  .on-photo {
    ${ON_PHOTO}
  }
  .on-deep,
  .on-photo {
    background: var(--paper);
    color: var(--ink);
  }
  @media screen {
    :root[data-theme='dark'] .on-deep {
      box-shadow: inset 0 1px var(--rule);
    }
  }
  @media (forced-colors: active) {
    :root,
    :root[data-theme='dark'],
    .on-deep,
    .on-photo {
      --ink: CanvasText;
      --ink-2: CanvasText;
      --amber-text: CanvasText;
      --paper: Canvas;
      --bark: Canvas;
      --surface: Canvas;
      --sunk: Canvas;
      --rule-strong: CanvasText;
      --map-river: color-mix(in srgb, CanvasText 40%, Canvas);
      --il: CanvasText;
      --il-g: Canvas;
      --il-w: Canvas;
      --logo-disc: CanvasText;
    }
  }
`.styles;
