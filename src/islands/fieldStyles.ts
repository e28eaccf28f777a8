import { css } from '@emotion/react';

/** Styles of a labeled field. */
export const fieldStyles = css`
  .field label {
    display: block;
    margin-bottom: 0.35rem;
    font-weight: var(--w-strong);
  }
  .field :is(input:where(:not([hidden])), textarea, select) {
    display: block;
    width: 100%;
    min-height: 3.25rem;
    /* Its label stays in sight when the browser scrolls to the field. */
    scroll-margin-top: 2.25rem;
    padding: 0.75rem 1rem;
    background: var(--surface);
    border: 0;
    border-radius: var(--r-sm);
    box-shadow: inset 0 0 0 1.5px var(--rule-strong);
    transition: box-shadow var(--t1);
  }
  @media (forced-colors: active) {
    .field :is(input, textarea, select) {
      border: 1px solid;
    }
  }
`;
