import { css } from '@emotion/react';

const styles = css`
  display: block;
  font: 400 var(--fs-numeral) / 0.95 var(--font-display);
  letter-spacing: -0.045em;
  font-variant-numeric: lining-nums;
  overflow-wrap: anywhere;
  &.long {
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

/** A longer figure gets the size of text, so that it fits half the width of a phone. */
const LONGEST_NUMERAL = 5;

/** Splits "10+" into number and sign. */
const splitSign = (figure: string): { readonly number: string; readonly sign?: string } => {
  const found = /^(.+?)\s?([+%])$/.exec(figure);
  return found?.[1] ? { number: found[1], sign: found[2] } : { number: figure };
};

/** A big light numeral, its + or % raised in amber. */
export const SignedNumber = ({ figure }: { readonly figure: string }) => {
  const { number, sign } = splitSign(figure);
  return (
    <b className={number.length > LONGEST_NUMERAL ? 'long' : undefined} css={styles}>
      {number}
      {sign && <sup>{sign}</sup>}
    </b>
  );
};
