import { css } from '@emotion/react';
import { PhoneLink } from '../../components/PhoneLink';
import { atLeast, phoneOnItsSide } from '../../theme/breakpoints';

const styles = css`
  display: inline-block;
  font: 440 min(clamp(2.75rem, 1.6rem + 5.4vw, 6rem), 11.5vw) / 1.05 var(--font-display);
  letter-spacing: -0.04em;
  font-variant-numeric: lining-nums;
  text-decoration: none;
  padding-block: 0.1em;
  @media (hover: hover) {
    &:hover {
      text-decoration: underline;
      text-decoration-thickness: 0.05em;
      text-underline-offset: 0.12em;
    }
  }
`;

const loudStyles = css`
  color: var(--amber);
  @media ${atLeast.md} {
    white-space: nowrap;
  }
`;

/** It stands in a column at the edge of the page. */
const calmStyles = css`
  color: var(--ink);
  font-size: min(clamp(2.5rem, 1.4rem + 3.2vw, 4rem), 11.5vw);
`;

const smallStyles = css`
  @media ${phoneOnItsSide} {
    padding-block: 0;
    font-size: 3rem;
  }
  @media print {
    font-size: 22pt;
  }
`;

/** The phone number at the size of a heading; `calm` on light backgrounds, instead of amber. */
export const BigPhone = ({ calm = false }: { readonly calm?: boolean }) => (
  <PhoneLink css={[styles, calm ? calmStyles : loudStyles, smallStyles]} />
);
