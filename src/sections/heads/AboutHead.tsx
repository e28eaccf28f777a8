import { css } from '@emotion/react';
import type { PageView } from '../../content/views';
import { PageHeader } from '../../components/PageHeader';
import { Actions } from '../parts/Actions';
import { LogSlice } from '../parts/LogSlice';

const styles = css`
  @media (min-width: 62em) {
    h1 {
      max-width: 9.4em;
    }
    .lede {
      max-width: 27em;
    }
  }
  .round {
    position: absolute;
    width: clamp(30rem, 52vw, 46rem);
    top: -9rem;
    left: max(58vw, 50% + 9rem);
  }
  @media (max-width: 61.99em) {
    > .wrap {
      padding-bottom: 13rem;
    }
    .round {
      width: 34rem;
      inset: auto auto -23rem 24vw;
    }
  }
`;

/** The top of the about page: a slice of a log, all its years to be counted. */
export const AboutHead = ({ page }: { readonly page: PageView }) => (
  <PageHeader page={page} css={styles} art={<LogSlice />}>
    <Actions call={page.head.call} link={page.head.quote} facts={page.facts} />
  </PageHeader>
);
