import { css } from '@emotion/react';

/** A core of wood from side to side at the lower edge of a head, `--core-height` high. */
export const coreStyles = css`
  .sample {
    position: absolute;
    inset: auto 0 0;
    height: var(--core-height);
    background: var(--wood);
    box-shadow:
      inset 0 2px var(--wood-line),
      inset 0 -2px var(--wood-line);
  }
  .sample::after {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--wood-line);
    mask: var(--core-strip) left center / auto 100% repeat-x;
  }
`;
