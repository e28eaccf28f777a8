import { css } from '@emotion/react';
import type { Numeral } from '../../content/views';

const styles = css`
  display: block;
  container-type: inline-size;
  font: 400 var(--fs-numeral) / 0.95 var(--font-display);
  letter-spacing: -0.045em;
  font-variant-numeric: lining-nums;
  > span {
    display: block;
  }
  /* Twelve letters, which are as many as editors may write, fit the column. */
  .long {
    font-size: min(var(--fs-numeral), 14cqi);
    letter-spacing: -0.02em;
  }
  sup {
    font-size: 0.45em;
    vertical-align: 0.72em;
    line-height: 0;
    color: var(--amber-text);
    letter-spacing: 0;
    margin-left: 0.06em;
  }
`;

/** A big light numeral, its + or % raised in amber. */
export const SignedNumber = ({ numeral }: { readonly numeral: Numeral }) => (
  <b css={styles}>
    <span className={numeral.long ? 'long' : undefined}>
      {numeral.number}
      {numeral.sign && <sup>{numeral.sign}</sup>}
    </span>
  </b>
);
