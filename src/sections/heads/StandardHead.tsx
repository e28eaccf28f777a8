import { css } from '@emotion/react';
import type { PageView } from '../../content/views';
import { PageHeader } from '../../components/PageHeader';
import { Rings } from '../../components/drawings';
import { Actions } from '../parts/Actions';

const styles = css`
  background: var(--sunk);
  border-bottom: 0;
  > .rings {
    right: -14rem;
    bottom: -26rem;
    width: 60rem;
  }
  @media (max-width: 47.99em) {
    > .rings {
      --ring-op: 0.07;
    }
  }
  h1 {
    font-size: var(--fs-h2);
  }
`;

/** The top of a plain page: words on a quiet band. */
export const StandardHead = ({ page }: { readonly page: PageView }) => (
  <PageHeader page={page} css={styles} art={<Rings />}>
    <Actions call={page.head.call} link={page.head.quote} facts={page.facts} />
  </PageHeader>
);
