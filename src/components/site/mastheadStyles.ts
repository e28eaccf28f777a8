import { css } from '@emotion/react';

/**
 * The bar with logo, menu and number, and the list of services that drops from it. While the page
 * arrives, what stands at the right end would move with every part that is added, so it waits for the
 * last part, the button for the drawer.
 */
export const mastheadStyles = css`
  position: sticky;
  top: 0;
  z-index: 40;
  overflow-x: clip;
  background: var(--paper);
  border-bottom: 1px solid var(--rule);
  > .wrap {
    display: flex;
    flex-wrap: wrap;
    align-items: stretch;
    gap: 0 1.5rem;
    min-height: 5.25rem;
  }
  .logo-link {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    margin-right: auto;
  }
  .nav {
    display: none;
  }
  &:not(:has(.menubtn)) .nav,
  &:not(:has(.menubtn)) .callblock {
    visibility: hidden;
  }
  .nav > ul {
    display: flex;
    gap: 0.35rem;
    height: 100%;
    padding: 0;
    list-style: none;
  }
  .nav > ul > li {
    position: relative;
    display: flex;
    align-items: stretch;
  }
  .nav > ul > li > a {
    position: relative;
    display: flex;
    align-items: center;
    padding: 0 0.8rem;
    font-weight: var(--w-medium);
    color: var(--ink);
    text-decoration: none;
  }
  .nav > ul > li > a::after {
    content: '';
    position: absolute;
    right: 0.8rem;
    bottom: 1.35rem;
    left: 0.8rem;
    height: 3px;
    background: var(--amber);
    transform: scaleX(0);
    transform-origin: left;
    transition: transform var(--t2) var(--ease);
  }
  .nav > ul > li:hover > a::after,
  .nav > ul > li > a[aria-current]::after {
    transform: scaleX(1);
  }
  .has-drop > button {
    display: grid;
    place-items: center start;
    width: 2.75rem;
    margin: 0 -0.6rem 0 -0.85rem;
    padding: 0 0 0 0.35rem;
    border: 0;
    background: none;
  }
  .has-drop > button .icon {
    width: 1.1rem;
    height: 1.1rem;
    transition: transform var(--t2);
  }
  .drop {
    position: absolute;
    top: 100%;
    left: -1rem;
    visibility: hidden;
    width: 33rem;
    padding: 1rem;
    background: var(--surface);
    border-top: 3px solid var(--amber);
    border-radius: 0 0 var(--r-md) var(--r-md);
    box-shadow: var(--shadow-2);
    opacity: 0;
    transform: translateY(-0.35rem);
    transition:
      opacity var(--t1),
      transform var(--t2) var(--ease),
      visibility 0s var(--t1);
  }
  .open > .drop,
  .css-only:hover > .drop,
  .css-only:focus-within > .drop {
    visibility: visible;
    opacity: 1;
    transform: none;
    transition-delay: 0s;
  }
  .open > button .icon,
  .css-only:hover > button .icon {
    transform: rotate(180deg);
  }
  .drop ul {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0 1rem;
    max-height: min(60vh, 40rem);
    overflow-y: auto;
    padding: 0;
    list-style: none;
  }
  .drop a {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    min-height: 2.875rem;
    padding: 0.25rem 0.6rem;
    font-weight: var(--w-medium);
    line-height: 1.25;
    color: var(--ink);
    text-decoration: none;
    border-radius: var(--r-sm);
  }
  .drop a:hover {
    background: var(--sunk);
  }
  .drop a:focus-visible {
    outline-offset: -3px;
  }
  .drop .icon {
    width: 1.375rem;
    height: 1.375rem;
    color: var(--amber-text);
  }
  .drop .all {
    margin-top: 0.5rem;
    padding-top: 0.5rem;
    border-top: 1px solid var(--rule);
  }
  .drop .all a {
    font-weight: var(--w-strong);
    color: var(--link);
  }
  .callblock {
    position: relative;
    display: none;
    align-items: center;
    gap: 0.9rem;
    padding-left: 1.5rem;
    line-height: 1.15;
    color: var(--amber-ink);
    text-decoration: none;
    white-space: nowrap;
    isolation: isolate;
  }
  .callblock::before {
    content: '';
    position: absolute;
    inset: 0 -50vw 0 0;
    z-index: -1;
    background: var(--amber);
    box-shadow: inset 0 -3px 0 var(--amber-edge);
    transition: background var(--t1);
  }
  .callblock:hover::before {
    background: var(--amber-hi);
  }
  .callblock:focus-visible {
    outline-color: var(--amber-ink);
    outline-offset: -6px;
  }
  .callblock span {
    font-size: var(--fs-sm);
    font-weight: var(--w-medium);
  }
  .callblock b {
    display: block;
    font-size: 1.5rem;
    font-weight: var(--w-strong);
    line-height: 1.15;
  }
  .menubtn {
    align-self: center;
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2.75rem;
    padding: 0.5rem 0.9rem;
    font-weight: var(--w-strong);
    color: var(--ink);
    background: none;
    border: 0;
    border-radius: var(--r-md);
    box-shadow: inset 0 0 0 1.5px var(--rule-strong);
  }
  .menubtn:hover {
    box-shadow: inset 0 0 0 1.5px var(--ink);
  }
  @media (max-width: 61.99em) {
    > .wrap {
      min-height: 4.25rem;
    }
  }
  @media (min-width: 62em) {
    .menubtn {
      display: none;
    }
    .nav {
      display: block;
    }
    .callblock {
      display: flex;
    }
  }
  @media (forced-colors: active) {
    .nav > ul > li > a[aria-current]::after {
      forced-color-adjust: none;
      background: Highlight;
    }
    .menubtn,
    .drop,
    .callblock {
      border: 1px solid ButtonText;
    }
  }
  @media print {
    border-bottom: 0;
    .callblock {
      display: flex;
    }
    .callblock::before,
    .callblock .icon {
      display: none;
    }
  }
`;
