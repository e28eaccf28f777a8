/** Design tokens: color in light and dark, type, space, shape and motion. */
import { MASK_FILES } from './assets';
import { PAPER } from './paper';

const shared = `
  --font-display: 'Fraunces Variable', 'Fraunces Georgia', 'Fraunces Noto', 'Fraunces Times', Georgia, serif;
  --font-text: 'Source Sans 3 Variable', 'Source Sans Arial', 'Source Sans Roboto', system-ui, sans-serif;
  --w-medium: 520; --w-strong: 620;
  --fs-xs: .9375rem; --fs-sm: 1rem; --fs-md: 1.125rem;
  --fs-lg: clamp(1.1875rem, 1.09rem + .4vw, 1.4375rem);
  --fs-h4: clamp(1.25rem, 1.18rem + .35vw, 1.4375rem);
  --fs-h3: clamp(1.5rem, 1.36rem + .65vw, 1.9375rem);
  --fs-h2: min(clamp(2.125rem, 1.55rem + 2.5vw, 3.5rem), 14vw);
  --fs-h1: min(clamp(2.5rem, 1.7rem + 3.5vw, 4.5rem), 13vw);
  --fs-hero: min(clamp(2.875rem, 1.75rem + 4.85vw, 5.75rem), 13vw);
  --fs-numeral: clamp(3.25rem, 2.3rem + 4vw, 5.25rem);
  --lh-head: 1.1; --lh-text: 1.6;
  --sec: clamp(2.25rem, .1rem + 9.4vw, 8.5rem);
  --gutter: min(clamp(1.25rem, .8rem + 2vw, 2.5rem), 6.4vw);
  --content: 73.125rem;
  --r-sm: 3px; --r-md: 6px; --r-pill: 999px;
  --ease: cubic-bezier(.2, .7, .2, 1); --t1: 120ms; --t2: 220ms; --t3: 420ms;
  --deep-rule-strong: #8FA595; --shade: rgb(6 14 9/.28); --backdrop: rgb(6 14 9/.6); --scrim: rgb(10 16 15);
  --avatar-3: #1B4332; --avatar-3-ink: #F1F4EA;
  --rings-wide: url(${MASK_FILES.ringsWide});
  --rings-corner: url(${MASK_FILES.ringsCorner});
  --rings-disc: url(${MASK_FILES.ringsDisc});
  --rings-sap: url(${MASK_FILES.ringsSap});
  --map-rings: url(${MASK_FILES.mapRings});
  --core-strip: url(${MASK_FILES.coreStrip});
  --slice: url(${MASK_FILES.slice});
  --ring-1: url(${MASK_FILES.ring1}); --ring-2: url(${MASK_FILES.ring2}); --ring-3: url(${MASK_FILES.ring3});
  --ring-4: url(${MASK_FILES.ring4}); --ring-5: url(${MASK_FILES.ring5});
`;

export const LIGHT = `
  color-scheme: light;
  --paper: ${PAPER.light}; --surface: #FFFFFF; --sunk: #E8EDDF;
  --ink: #14241B; --ink-2: #475549; --rule: #CDD5C5; --rule-strong: #6F8074;
  --brand: #1B4332; --link: #1C5B3E;
  --amber: #F5A81C; --amber-hi: #FFBD45; --amber-edge: #C27A00; --amber-ink: #1F1604; --amber-text: #875000; --amber-on-ink: #F5A81C;
  --deep: #10291D; --deep-2: #173828; --deep-ink: #F1F4EA; --deep-ink-2: #B9C9BA; --deep-rule: #34543F;
  --danger: #A3271B; --danger-bg: #FBECE8; --success: #1B6A41; --success-bg: #E4F1E4;
  --wood: #EFE0B9; --wood-line: #B98A3A; --bark: #4B3A2A;
  --ring: #1B4332; --ring-op: .16; --focus: #1C5B3E;
  --logo-disc: #1B4332; --logo-cut: #F5F6EF; --logo-ink: #14281E;
  --il: #1B4332; --il-a: #F5A81C; --il-g: #CFDDC4; --il-w: #EBD7A8; --il-p: #FFFFFF;
  --map-river: #A9C6C2; --photo: none;
  --shadow-1: 0 1px 2px rgb(16 41 29/.08), 0 2px 8px rgb(16 41 29/.06);
  --shadow-2: 0 2px 4px rgb(16 41 29/.08), 0 18px 40px -12px rgb(16 41 29/.28);
  --avatar-1: #CFDDC4; --avatar-1-ink: #1B4332; --avatar-2: #F3D48E; --avatar-2-ink: #4A2F00;
`;

export const DARK = `
  color-scheme: dark;
  --paper: ${PAPER.dark}; --surface: #15241B; --sunk: #1A2D22;
  --ink: #EEF2E7; --ink-2: #B3C1B4; --rule: #2D4235; --rule-strong: #748A7B;
  --brand: #A9D8B7; --link: #A3D6B4;
  --amber: #F7B539; --amber-hi: #FFCB69; --amber-edge: #B87A0C; --amber-ink: #1F1604; --amber-text: #F7C163; --amber-on-ink: #875000;
  --deep: #13301F; --deep-2: #1C3F2B; --deep-ink: #EEF2E7; --deep-ink-2: #B9C9BA; --deep-rule: #36563F;
  --danger: #FFA395; --danger-bg: #3A1A15; --success: #8ED8A8; --success-bg: #143022;
  --wood: #2A2A1B; --wood-line: #C99A4A; --bark: #4A3823;
  --ring: #A9D8B7; --ring-op: .13; --focus: #F7C163;
  --logo-disc: #E9EFE0; --logo-cut: #10291D; --logo-ink: #F1F4EA;
  --il: #C9E4CF; --il-a: #F7B539; --il-g: #2C5140; --il-w: #6A5636; --il-p: #15241B;
  --map-river: #2F5560; --photo: brightness(.86) saturate(.94);
  --shadow-1: 0 1px 2px rgb(0 0 0/.4);
  --shadow-2: 0 18px 40px -12px rgb(0 0 0/.7);
  --avatar-1: #2C5140; --avatar-1-ink: #DCEBDD; --avatar-2: #57421B; --avatar-2-ink: #F7DCA3;
`;

/** The same names inside dark green parts of a page, in both modes. */
export const ON_DEEP = `
  --ink: var(--deep-ink); --ink-2: var(--deep-ink-2); --rule: var(--deep-rule); --link: #CFE8D4;
  --amber-text: var(--amber); --ring: #CFE8D4; --ring-op: .13; --focus: var(--amber);
  --surface: var(--deep-2); --sunk: var(--deep-2);
  --il: #CFE4D3; --il-g: #2C5140; --il-w: #7C6640; --il-p: #173828;
  --logo-disc: #E9EFE0; --logo-cut: #10291D; --logo-ink: #F1F4EA;
`;

/** The same names over a photograph, which a scrim darkens, in both modes. */
const ON_PHOTO = `
  --ink: #F3F2EA; --ink-2: #DFE3DF; --link: #F3F2EA; --focus: var(--amber); --amber-text: var(--amber);
`;

export const tokensCss = `
:root { ${shared} }
:root { ${LIGHT} }
:root[data-theme=dark] { ${DARK} }
.on-deep { background: var(--deep); color: var(--deep-ink); ${ON_DEEP} }
.on-photo { ${ON_PHOTO} background: #141B1C; color: var(--ink); }
:root[data-theme=dark] .on-deep { box-shadow: inset 0 1px var(--deep-rule); }
@media (forced-colors: active) {
  :root, .on-deep { --ink: CanvasText; --ink-2: CanvasText; --amber-text: CanvasText; --danger: CanvasText; --success: CanvasText; --paper: Canvas; --bark: Canvas; --surface: Canvas; --sunk: Canvas; --rule-strong: CanvasText; --map-river: GrayText; --il: CanvasText; --il-a: Highlight; --il-g: Canvas; --il-w: Canvas; --il-p: Canvas; --logo-disc: CanvasText; --logo-cut: Canvas; --logo-ink: CanvasText; }
}
`;
