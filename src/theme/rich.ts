/** Formatted text from editors: headings, lists, quotes, tables and embedded blocks. */
import { css } from '@emotion/react';

export const richCss = css`
  .rich > :where(:not(.table-wrap)) {
    max-width: 42rem;
  }
  .rich > .table-wrap {
    max-width: 54rem;
  }
  .rich > * + * {
    margin-top: 1.15em;
  }
  .rich h2 {
    font-size: clamp(1.75rem, 1.45rem + 1.3vw, 2.375rem);
    margin-top: 1.9em;
    max-width: 20em;
  }
  .rich h3 {
    font-size: 1.4375rem;
    margin-top: 1.6em;
  }
  .rich h4,
  .rich h5,
  .rich h6 {
    margin-top: 1.5em;
  }
  .rich > :is(figure, aside, div) {
    margin-block: 2em;
  }
  /* The space below a text is the section's. */
  .rich > :last-child {
    margin-bottom: 0;
  }
  .rich > :is(h2, h3, h4, h5, h6) + * {
    margin-top: 0.7em;
  }
  /*
   * Consecutive pictures and videos are side by side in pairs in a text of 40rem or more: the factor 999 turns
   * any difference from 40rem into more than any width, or less.
   */
  @media screen {
    .rich > figure:is(:has(+ figure), figure + figure) {
      display: inline-block;
      width: clamp(50% - 1.5rem, (40rem - 100%) * 999, 100%);
      margin: 0 clamp(0rem, (100% - 40rem) * 999, 1.5rem) 0 0;
      padding-block: 0.75rem;
      vertical-align: top;
    }
  }
  .rich > :first-child,
  .rich li > :first-child {
    margin-top: 0;
  }
  .rich > .lede {
    color: var(--ink);
  }
  .rich ul,
  .rich ol {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.6em;
  }
  .rich ul > li {
    padding-left: 2.1rem;
    position: relative;
  }
  .rich ul > li::before {
    content: '';
    position: absolute;
    left: -0.15rem;
    top: 0.02em;
    width: 1.65rem;
    height: 1.65rem;
    background: var(--amber-text);
    mask: var(--ring-2) center/140% no-repeat;
    forced-color-adjust: none;
  }
  .rich ol {
    counter-reset: n;
  }
  .rich ol > li {
    counter-increment: n;
    padding-left: 2.6rem;
    position: relative;
  }
  .rich ol > li::before {
    content: counter(n);
    position: absolute;
    left: 0;
    top: -0.12em;
    font: 480 1.5rem/1.3 var(--font-display);
    color: var(--amber-text);
    font-variant-numeric: lining-nums;
  }
  .rich li > * + * {
    margin-top: 0.6em;
  }
  .rich blockquote {
    padding-left: 1.5rem;
    border-left: 4px solid var(--amber);
    margin-block: 2.25em;
    font: 400 clamp(1.625rem, 1.35rem + 1.2vw, 2.25rem)/1.24 var(--font-display);
    letter-spacing: -0.02em;
    color: var(--brand);
    text-wrap: balance;
  }
  .rich blockquote p + p {
    margin-top: 0.6em;
  }
  .rich hr {
    border: 0;
    margin-block: 2.5em;
  }
  .rich code {
    font-size: 0.9em;
    background: var(--sunk);
    padding: 0.1em 0.35em;
    border-radius: var(--r-sm);
  }
  .rich :is(a, code) {
    overflow-wrap: anywhere;
  }
  .rich td p + p,
  .rich th p + p {
    margin-top: 0.4em;
  }
  @media (forced-colors: active) {
    .rich hr {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`.styles;
