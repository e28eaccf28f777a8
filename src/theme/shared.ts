/** Classes that several components or sections use. */
import { css } from '@emotion/react';
import { below } from './breakpoints';

const layout = css`
  .page-width {
    width: min(100% - 2 * var(--gutter), var(--content));
    margin-inline: auto;
  }
  .ruled {
    border-bottom: 1px solid var(--rule);
  }
  .page-top .button-call {
    view-timeline: --call;
    /* Under the sticky bar the button cannot be pressed. */
    view-timeline-inset: 4.5rem 0px;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 1.5rem;
  }
`.styles;

const text = css`
  .lede {
    font-size: var(--fs-lg);
    line-height: 1.45;
    color: var(--ink-2);
    max-width: 36em;
    text-wrap: balance;
  }
  h2 + .lede {
    margin-top: clamp(0.75rem, 2vw, 1.25rem);
  }
  /* Text, what it leads to, and buttons, stacked. With zero specificity, elements keep space of their own. */
  :where(.flow > :not(.visually-hidden) + *) {
    margin-top: clamp(1.5rem, 4vw, 2rem);
  }
  .caption,
  figcaption {
    font-size: var(--fs-xs);
    line-height: 1.4;
    color: var(--ink-2);
    margin-top: 0.75rem;
  }
  figcaption {
    text-wrap: balance;
  }
  .tabular-numerals {
    font-variant-numeric: lining-nums tabular-nums;
  }
  /* A number wider than its line, for example with doubled text, breaks; other numbers stay whole. */
  .no-wrap {
    display: inline-block;
    max-width: 100%;
  }
  .phone-number {
    font-family: var(--font-display);
    font-variant-numeric: lining-nums;
    letter-spacing: -0.02em;
  }
  @media ${below.md} {
    .hidden-on-phones {
      display: none;
    }
  }
  .ruled-list {
    container-type: inline-size;
  }
  .ruled-list > li {
    padding-block: clamp(0.8rem, 0.5rem + 1.4vw, 1.5rem);
    border-top: 1px solid var(--rule);
  }
  .item-title {
    margin-bottom: 0.35rem;
    font-size: var(--fs-h4);
    font-weight: var(--w-medium);
  }
  .item-title ~ :is(p, .rich) {
    line-height: 1.45;
    color: var(--ink-2);
  }
  .touch-target,
  .more,
  .toggle {
    display: inline-flex;
    align-items: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
  }
  .more,
  .toggle {
    gap: 0.5rem;
    font-weight: var(--w-strong);
  }
  .toggle {
    justify-content: center;
    padding: 0.5rem 0.9rem;
    border-radius: var(--r-md);
    box-shadow: inset 0 0 0 1.5px var(--rule-strong);
    color: var(--ink);
    text-decoration: none;
  }
  /* Browsers without popovers would show them open. */
  [popover] {
    display: none;
  }
  [popover]:is(:popover-open, [open]) {
    display: block;
  }
  .more .icon {
    width: 1.25rem;
    transition: transform var(--t2) var(--ease);
  }
  @media (hover: hover) {
    .toggle:hover {
      box-shadow: inset 0 0 0 1.5px var(--ink);
    }
    a.more:hover .icon {
      transform: translateX(0.3rem);
    }
  }
  .icon {
    width: 1.5rem;
    height: auto;
    flex: none;
    stroke: currentColor;
    fill: none;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .note {
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr);
    gap: 1rem;
    padding: 1.2rem 1.4rem;
    /* Seen in forced colors. */
    border: 1px solid transparent;
    border-radius: var(--r-md);
    background: var(--sunk);
    line-height: 1.5;
  }
  .note > .icon {
    width: 1.75rem;
    color: var(--amber-text);
  }
  .note b {
    display: block;
  }
  .note.danger {
    background: var(--danger-bg);
  }
  .note.danger > .icon {
    color: var(--danger);
  }
  .note.success {
    background: var(--success-bg);
  }
  .note.success > .icon {
    color: var(--success);
  }
  .menu :is(a, summary) {
    display: flex;
    align-items: center;
    gap: 0.8rem;
    color: var(--ink);
    text-decoration: none;
  }
  details[open] > summary > .icon,
  [aria-expanded='true'] > .icon {
    transform: rotate(180deg);
  }
  .covering-link a {
    color: var(--ink);
    text-decoration-color: transparent;
  }
  .quiet-links a {
    text-decoration-color: transparent;
  }
  @media (hover: hover) {
    .quiet-links a:hover {
      text-decoration-color: var(--amber);
    }
  }
  .covering-link a::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
  }
  .covering-link a:focus-visible {
    outline: 0;
  }
  .covering-link a:focus-visible::after {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
  .illustration svg {
    width: 100%;
    height: auto;
  }
  @media screen {
    .print-only {
      display: none;
    }
  }
  .framed .view {
    position: relative;
  }
  .framed iframe {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
  }
  /* Print still shows what the frame covers. */
  @media screen {
    .framed .view:has(> iframe) > :not(iframe) {
      visibility: hidden;
    }
  }
  @media (scripting: none) {
    .script-only {
      display: none !important;
    }
  }
`.styles;

const motif = css`
  .rich hr {
    height: 1.25rem;
    background: var(--brand);
    opacity: 0.42;
    mask: var(--core-strip) left center/75rem 1.25rem repeat-x;
  }
`.styles;

/* Amber (`button-call`) is for calling only, `button-quote` goes with it, `button-solid` is for navigation. */
const buttons = css`
  /* On the narrowest phone, doubled text uses the space around the button. */
  .button {
    display: inline-flex;
    max-width: 100%;
    align-items: center;
    justify-content: center;
    gap: min(0.75rem, 4vw);
    min-height: 3.25rem;
    padding: 0.7rem min(1.5rem, 14vw - 1rem);
    border-radius: var(--r-md);
    font: var(--w-strong) var(--fs-md)/1.2 var(--font-text);
    text-align: center;
    text-decoration: none;
  }
  .button > span {
    min-width: 0;
    text-wrap: balance;
  }
  .button .icon {
    width: min(1.5rem, 7.5vw);
  }
  .button:active {
    transform: translateY(2px);
  }
  .button-call {
    background: var(--amber);
    color: var(--amber-ink);
    text-align: start;
    box-shadow:
      inset 0 -3px 0 var(--amber-edge),
      var(--shadow-1);
  }
  .button-call:active {
    box-shadow: inset 0 -1px 0 var(--amber-edge);
  }
  .button-quote {
    color: var(--ink);
    box-shadow: inset 0 0 0 1.5px var(--ink);
  }
  .button-solid {
    background: var(--brand);
    color: var(--paper);
  }
  @media (hover: hover) {
    .button {
      transition: var(--t1);
    }
    .button-call:hover {
      background: var(--amber-hi);
    }
    .button-quote:hover {
      background: var(--ink);
      color: var(--paper);
    }
    .button-solid:hover {
      background: var(--ink);
    }
  }
  .button-large {
    min-height: 4.25rem;
    padding: 0.8rem min(1.75rem, 14vw - 1rem);
  }
  .button-large b {
    display: block;
    letter-spacing: 0.035em;
    text-transform: uppercase;
  }
  .button-large small {
    display: block;
    font-size: var(--fs-sm);
    font-weight: var(--w-medium);
    margin-top: 0.2rem;
    text-wrap: balance;
  }
  /* Otherwise, a balanced line would begin with the comma after the number. */
  .button-large .no-wrap {
    display: inline;
    white-space: nowrap;
  }
  .button-large .icon {
    width: min(1.75rem, 9vw);
  }
  .button-icon {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
  }
  @media (forced-colors: active) {
    .button,
    .toggle {
      border: 2px solid ButtonText;
    }
    .button-solid {
      color: LinkText;
    }
  }
  :is(a, button)[aria-busy='true'] {
    cursor: progress;
    outline: 3px dotted var(--focus);
    outline-offset: 3px;
  }
`.styles;

export const sharedCss = layout + text + motif + buttons;
