import { css } from '@emotion/react';
import type { PageView } from '../../content/views';
import { Rings } from '../../components/drawings';
import { PageHeader } from '../../components/PageHeader';
import { Actions } from '../parts/Actions';
import { BigPhone } from './BigPhone';

const ringStyles = css`
  width: 84rem;
  top: -28rem;
  left: calc(50% - 32rem);
`;

/** The top of the contact page: the number at the size of a heading, surrounded by rings. */
export const ContactTop = ({ page }: { readonly page: PageView }) => (
  <PageHeader
    page={page}
    art={<Rings css={ringStyles} />}
    aside={
      <>
        <BigPhone calm />
        <Actions of={page.top} />
      </>
    }
  />
);
