import { css } from '@emotion/react';
import type { ServiceView } from '../../content/views';
import { PageHeader } from '../../components/PageHeader';
import { ProofList } from '../../components/ProofList';
import { Actions, LinkRow } from '../parts/Actions';
import { atLeast } from '../../theme/breakpoints';

const styles = css`
  .contents {
    margin-top: 0.75rem;
    font-size: var(--fs-sm);
    font-weight: var(--w-medium);
  }
  @media ${atLeast.lg} {
    .lede {
      max-width: 30em;
    }
  }
`;

/** The top of a service page: its drawing beside the text and links to what is below. */
export const ServiceTop = ({ page }: { readonly page: ServiceView }) => (
  <PageHeader page={page} css={styles}>
    <Actions of={page.top} />
    <LinkRow links={page.contents} className="contents no-print" />
    <ProofList />
  </PageHeader>
);
