import { css } from '@emotion/react';
import type { PageView } from '../../content/views';
import { PageHeader } from '../../components/PageHeader';
import { Actions } from '../parts/Actions';

const styles = css`
  background: var(--sunk);
  border-bottom: 0;
  h1 {
    font-size: var(--fs-h2);
  }
`;

/** The top of a plain page: words on a quiet band. */
export const StandardHead = ({ page }: { readonly page: PageView }) => (
  <PageHeader page={page} css={styles}>
    <Actions call={page.head.call} link={page.head.quote} facts={page.facts} />
  </PageHeader>
);
