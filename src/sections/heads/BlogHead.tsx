import { css } from '@emotion/react';
import type { PageView } from '../../content/views';
import { PageHeader } from '../../components/PageHeader';
import { Actions } from '../parts/Actions';
import { coreStyles } from './coreStyles';

const styles = css`
  ${coreStyles}
  > .wrap {
    padding-bottom: clamp(5.5rem, 9vw, 8rem);
  }
  --core-height: clamp(3.25rem, 5.5vw, 5rem);
`;

/** The top of the blog: a core from a trunk, as wide as the page. It is how a tree tells its story. */
export const BlogHead = ({ page }: { readonly page: PageView }) => (
  <PageHeader page={page} css={styles} art={<div className="sample" aria-hidden="true" />}>
    <Actions call={page.head.call} link={page.head.quote} facts={page.facts} />
  </PageHeader>
);
