import { css } from '@emotion/react';

/**
 * The list of posts: a lead whose words overlap its picture, then ruled rows. The words hang from
 * above instead of standing on the bottom of the picture, so that they stay where they are while
 * more of them arrive; 23 rem are the height of usual ones.
 */
export const postListStyles = css`
  padding-bottom: var(--sec);
  h2 {
    font-size: clamp(1.5rem, 1.3rem + 1vw, 2.125rem);
  }
  .frame {
    aspect-ratio: 1.5;
  }
  .frame img {
    transition: transform 700ms var(--ease);
  }
  @media (hover: hover) {
    h2 a:hover {
      text-decoration-color: var(--amber);
    }
    article:hover .frame img {
      transform: scale(1.025);
    }
  }
  .card p {
    max-width: 38em;
    margin-top: 0.6rem;
    color: var(--ink-2);
  }
  .lead {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.5rem 0;
    margin-top: clamp(1.5rem, 4vw, 3.5rem);
    margin-bottom: clamp(3rem, 7vw, 6.5rem);
  }
  .lead h2:not(.long) {
    font-size: var(--fs-h2);
  }
  .lead p {
    margin-top: 1rem;
    font-size: var(--fs-lg);
    line-height: 1.45;
  }
  .postrow {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.25rem clamp(1.5rem, 4vw, 3.5rem);
    padding-block: clamp(1.75rem, 3vw, 2.75rem);
    border-top: 1px solid var(--rule);
  }
  @media (min-width: 48em) {
    .postrow:not(.wordsonly) {
      grid-template-columns: 19rem minmax(0, 1fr);
      align-items: center;
    }
  }
  @media (min-width: 62em) {
    .lead:not(.wordsonly) {
      grid-template-columns: repeat(12, minmax(0, 1fr));
    }
    .lead:not(.wordsonly) .frame {
      grid-area: 1 / 1 / auto / 9;
      align-self: start;
    }
    .lead:not(.wordsonly) .card {
      grid-area: 1 / 7 / auto / 13;
      position: relative;
      margin-block: max(3rem, 100% - 23rem) -2.5rem;
      padding: 2.25rem 0 0 2.5rem;
      background: var(--paper);
    }
  }
`;
