import { css } from '@emotion/react';
import type { PageView } from '../../content/views';
import { PageHeader } from '../../components/PageHeader';
import { RichText } from '../../components/RichText';
import { Rings } from '../../components/drawings';
import { useSite } from '../../components/siteContext';
import { Actions } from '../parts/Actions';
import { BigPhone } from './BigPhone';
import { atLeast } from '../../theme/breakpoints';

const ringStyles = css`
  width: 70rem;
  right: -40rem;
  top: -30rem;
`;

const styles = css`
  /* No breadcrumbs lead to this page. */
  .page-width {
    padding-top: clamp(2rem, 4vw, 4rem);
  }
  .columns > * {
    align-self: start;
  }
  /* So that all steps are in sight without scrolling. */
  @media ${atLeast.lg} {
    .columns > * {
      grid-column: span 6;
    }
  }
  .card {
    padding: clamp(1.25rem, 3vw, 2.25rem);
    border-top: 4px solid var(--amber);
    border-radius: var(--r-md);
  }
  .card h2 {
    margin-bottom: 1.25rem;
    font-size: var(--fs-h3);
  }
`;

/**
 * The offline page: the phone number and what to do in an emergency. It has no pictures to load, so
 * that it is complete without a network.
 */
export const OfflineTop = ({ page }: { readonly page: PageView }) => {
  const { ui } = useSite();
  const { top } = page;
  const steps = top.body && (
    <div className="card on-deep">
      <h2>{ui.emergencyHeading}</h2>
      <RichText document={top.body} baseLevel={3} />
    </div>
  );
  return (
    <PageHeader page={page} css={styles} art={<Rings css={ringStyles} />} aside={steps}>
      <p>
        <BigPhone calm />
      </p>
      <Actions of={top} />
    </PageHeader>
  );
};
