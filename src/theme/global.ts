/** Reset and styles of bare elements. */
import { css } from '@emotion/react';
import { below, phoneOnItsSide } from './breakpoints';

/** Only screen readers find it. */
export const VISUALLY_HIDDEN = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`.styles;

export const globalCss = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
    margin: 0;
  }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-top: 6rem;
  }
  body {
    background: var(--paper);
    color: var(--ink);
    font: 400 var(--fs-md)/1.6 var(--font-text);
    text-wrap: pretty;
    overflow-wrap: anywhere;
    -webkit-font-smoothing: antialiased;
  }
  img,
  svg {
    display: block;
    max-width: 100%;
  }
  .visually-hidden {
    ${VISUALLY_HIDDEN}
  }
  [hidden] {
    display: none !important;
  }
  img {
    height: auto;
    filter: var(--photo);
  }
  picture {
    display: contents;
  }
  ul,
  ol {
    list-style: none;
    padding: 0;
  }
  p,
  blockquote,
  figcaption,
  .note {
    white-space: pre-line;
  }
  h1,
  h2,
  h3,
  h4,
  h5,
  h6 {
    font-family: var(--font-display);
    line-height: 1.1;
    text-wrap: balance;
    letter-spacing: -0.018em;
  }
  h1 {
    font-size: var(--fs-h1);
    font-weight: 480;
    letter-spacing: -0.028em;
    line-height: 1.04;
  }
  h2 {
    font-size: var(--fs-h2);
    font-weight: 460;
    letter-spacing: -0.024em;
  }
  h1.long {
    font-size: var(--fs-h2);
  }
  h2.long {
    font-size: clamp(1.625rem, 1.3rem + 1.5vw, 2.5rem);
  }
  h3 {
    font-size: var(--fs-h3);
    font-weight: var(--w-medium);
  }
  h4 {
    font-size: var(--fs-h4);
    font-weight: var(--w-medium);
  }
  h5,
  h6 {
    font-size: var(--fs-md);
    font-weight: var(--w-medium);
  }
  b {
    font-weight: var(--w-strong);
  }
  :is(h1, h2, h3, h4, h5, h6) b {
    font-weight: inherit;
  }
  a,
  .link {
    color: var(--link);
    text-decoration: underline;
    text-decoration-color: var(--amber);
    text-decoration-thickness: 0.11em;
    text-underline-offset: 0.22em;
    transition:
      text-decoration-thickness var(--t1),
      color var(--t1);
  }
  @media (hover: hover) {
    a:hover,
    .link:hover {
      text-decoration-thickness: 0.2em;
    }
  }
  :focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
    border-radius: var(--r-sm);
  }
  ::selection {
    background: var(--amber);
    color: var(--amber-ink);
  }
  button,
  input,
  textarea,
  select {
    font: inherit;
    color: inherit;
  }
  button {
    padding: 0;
    border: 0;
    background: none;
  }
  button,
  summary {
    cursor: pointer;
  }
  summary {
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  address {
    font-style: normal;
  }
  time,
  .date {
    font-size: var(--fs-sm);
    color: var(--ink-2);
    font-variant-numeric: lining-nums;
  }
  .table-wrap {
    overflow-x: auto;
  }
  table {
    border-collapse: collapse;
    width: 100%;
    /* No column breaks its words to make room for another. */
    overflow-wrap: break-word;
    text-align: left;
  }
  th,
  td {
    padding: 1.05rem 1.25rem 1.05rem 0;
    border-bottom: 1px solid var(--rule);
    vertical-align: top;
    line-height: 1.45;
  }
  thead th {
    font-weight: var(--w-medium);
    font-size: var(--fs-xs);
    color: var(--ink-2);
    padding-block: 0.6rem;
    border-bottom: 2px solid var(--ink);
  }
  tbody th {
    font: var(--w-medium) 1.3125rem/1.2 var(--font-display);
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
  main {
    /* 100vw includes the scroll bar, so a picture that bleeds may reach past the page. */
    overflow-x: clip;
  }
  /* Browsers without support, such as Safari on iOS 15, would scroll sideways. */
  @supports not (overflow: clip) {
    html {
      overflow-x: hidden;
    }
    main,
    footer {
      overflow: hidden;
    }
  }
  main:focus {
    outline: none;
  }
  @media ${below.lg} {
    html {
      scroll-padding: 5.25rem 0 6rem;
    }
  }
  /* In such low windows, no bar covers the top. */
  @media ${phoneOnItsSide} {
    html {
      scroll-padding-top: 0.75rem;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0s !important;
      scroll-behavior: auto !important;
    }
  }
`.styles;
