import { css } from '@emotion/react';

/**
 * A text and a column beside it from 62em. The column stays in view while the text scrolls: by its
 * top where the window is tall enough for it, else by its foot, so that no part is out of reach.
 */
export const withSide = css`
  padding-top: clamp(2.5rem, 5vw, 5rem);
  .side {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (min-width: 62em) {
    .side.long {
      align-self: end;
      top: auto;
      bottom: 1.5rem;
    }
    @media (max-height: 59.99em) {
      .side {
        align-self: end;
        top: auto;
        bottom: 1.5rem;
      }
    }
  }
`;
