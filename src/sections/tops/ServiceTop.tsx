import { css } from '@emotion/react';
import type { ServiceView } from '../../content/views';
import { Drawing } from '../../components/drawings';
import { PageHeader } from '../../components/PageHeader';
import { ProofList } from '../../components/ProofList';
import { Actions, LinkRow } from '../parts/Actions';
import { atLeast, below } from '../../theme/breakpoints';

const styles = css`
  .contents {
    margin-top: 0.75rem;
    font-size: var(--fs-sm);
    font-weight: var(--w-medium);
  }
  .art {
    position: absolute;
    right: 0;
    bottom: 1rem;
    width: clamp(15rem, 32vw, 28rem);
  }
  @media ${atLeast.md} and ${below.lg} {
    .lede {
      padding-right: 32vw;
    }
  }
  @media ${atLeast.lg} {
    .lede {
      max-width: 30em;
    }
  }
`;

/** The top of a service page: its drawing beside the text and links to what is below. */
export const ServiceTop = ({ page }: { readonly page: ServiceView }) => {
  const { drawing } = page;
  return (
    <PageHeader page={page} css={styles}>
      <Actions of={page.top} />
      <LinkRow links={page.contents} className="contents no-print" />
      <ProofList />
      {drawing && (
        <div className="illustration art hidden-on-phones no-print">
          <Drawing name={drawing} />
        </div>
      )}
    </PageHeader>
  );
};
