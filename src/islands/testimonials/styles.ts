import { css } from '@emotion/react';
import { atLeast } from '../../theme/breakpoints';

/** Styles of the row of slides before and after hydration. */
export const carouselStyles = css`
  .carousel {
    display: flex;
    gap: 50px;
    padding: 4px 0;
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
    overscroll-behavior-x: contain;
  }
  .carousel > li {
    flex: 0 0 100%;
    min-width: 0;
    scroll-margin: 12rem 0;
    scroll-snap-align: start;
  }
  @media ${atLeast.md} {
    .carousel > li {
      flex-basis: calc((100% - 50px) / 2);
    }
  }
  .is-running {
    gap: 0;
    overflow: hidden;
    scroll-snap-type: none;
    touch-action: pan-y;
    cursor: grab;
  }
  .controls {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 1.5rem;
    margin-top: 1.5rem;
  }
  .bullets {
    display: flex;
    flex-wrap: wrap;
    margin: 0 0 0 -0.7rem;
  }
  .bullets a::before {
    content: '';
    width: 0.75rem;
    height: 0.75rem;
    border-radius: 50%;
    box-shadow: inset 0 0 0 2px var(--rule-strong);
  }
  @media (forced-colors: active) {
    .bullets a::before {
      border: 2px solid;
    }
  }
  .bullets a[aria-current='true']::before {
    width: 1.5rem;
    height: 1.5rem;
    border-radius: 0;
    box-shadow: none;
    background: var(--amber-text);
    mask: var(--ring-2) center / 205% no-repeat;
    forced-color-adjust: none;
  }
  .arrows {
    display: flex;
    gap: 0.5rem;
  }
  .arrows button {
    border-radius: 50%;
    box-shadow: inset 0 0 0 1.5px var(--rule-strong);
  }
  @media (hover: hover) {
    .bullets a:not([aria-current='true']):hover::before {
      box-shadow: inset 0 0 0 3px var(--ink);
    }
    .arrows button:hover {
      color: var(--paper);
      background: var(--ink);
    }
  }
  .arrows .back svg {
    transform: scaleX(-1);
  }
  @media ${atLeast.md} {
    .fits-two {
      display: none;
    }
  }
  @media print {
    .carousel {
      display: block;
      overflow: visible;
    }
    .carousel > li {
      min-width: 0 !important;
      max-width: none !important;
      margin-bottom: 1.5rem;
      transform: none !important;
    }
  }
`;
