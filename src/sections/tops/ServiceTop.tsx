import { css } from '@emotion/react';
import type { ServiceView } from '../../content/views';
import { PageHeader } from '../../components/PageHeader';
import { ProofList } from '../../components/ProofList';
import { Actions, LinkRow } from '../parts/Actions';

const contentsStyles = css`
  margin-top: 0.75rem;
  font-size: var(--fs-sm);
  font-weight: var(--w-medium);
`;

/** The top of a service page: its drawing beside the text and links to what is below. */
export const ServiceTop = ({ page }: { readonly page: ServiceView }) => (
  <PageHeader page={page} span={7}>
    <Actions of={page.top} />
    <LinkRow links={page.contents} css={contentsStyles} className="no-print" />
    <ProofList />
  </PageHeader>
);
