import { css } from '@emotion/react';
import type { Figure } from '../../content/views';

const styles = css`
  display: block;
  container-type: inline-size;
  font: 400 var(--fs-numeral) / 0.95 var(--font-display);
  letter-spacing: -0.045em;
  font-variant-numeric: lining-nums;
  > span {
    display: block;
    overflow-wrap: anywhere;
  }
  .medium {
    font-size: min(var(--fs-numeral), 19cqi);
    letter-spacing: -0.03em;
  }
  .long {
    font-size: var(--fs-h3);
    letter-spacing: -0.02em;
    line-height: 1.1;
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
export const SignedNumber = ({ figure }: { readonly figure: Figure }) => (
  <b css={styles}>
    <span className={figure.length}>
      {figure.number}
      {figure.sign && <sup>{figure.sign}</sup>}
    </span>
  </b>
);
