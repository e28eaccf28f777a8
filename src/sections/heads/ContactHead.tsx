import { css } from '@emotion/react';
import type { PageView } from '../../content/views';
import { PageHeader } from '../../components/PageHeader';
import { Actions } from '../parts/Actions';
import { BigNumber } from './BigNumber';

const styles = css`
  .actions {
    margin-top: 0.75rem;
  }
`;

/** The top of the contact page: the words on the left, the number at the size of a heading. */
export const ContactHead = ({ page }: { readonly page: PageView }) => (
  <PageHeader
    crumbs={page.crumbs}
    crumbsLabel={page.crumbsLabel}
    heading={page.head.heading}
    intro={page.head.intro}
    rings="wide"
    aside={
      <div css={styles}>
        <BigNumber facts={page.facts} calm />
        <Actions call={page.head.call} link={page.head.quote} facts={page.facts} />
      </div>
    }
  />
);
