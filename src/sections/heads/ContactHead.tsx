import { css } from '@emotion/react';
import type { PageView } from '../../content/views';
import { PageHeader } from '../../components/PageHeader';
import { MAP_ASPECT } from '../../theme/assets';
import { below } from '../../theme/breakpoints';
import { Actions } from '../parts/Actions';
import { BigPhone } from './BigPhone';

const styles = css`
  .number {
    position: relative;
  }
  .circles {
    position: absolute;
    width: 84rem;
    aspect-ratio: ${MAP_ASPECT};
    left: -35rem;
    top: -27rem;
    background: var(--ring);
    opacity: 0.16;
    mask:
      var(--map-rings) center / cover no-repeat,
      radial-gradient(closest-side, var(--ink) 70%, transparent);
    mask-composite: intersect;
    pointer-events: none;
  }
  @media ${below.md} {
    .circles {
      opacity: 0.1;
    }
  }
  .number > :not(.circles) {
    position: relative;
  }
  .number .actions {
    margin-top: 0.75rem;
  }
`;

/** The top of the contact page: the number at the size of a heading, surrounded by rings. */
export const ContactHead = ({ page }: { readonly page: PageView }) => (
  <PageHeader
    page={page}
    css={styles}
    aside={
      <div className="number">
        <div className="circles no-print" aria-hidden="true" />
        <BigPhone calm />
        <Actions call={page.head.call} link={page.head.link} />
      </div>
    }
  />
);
