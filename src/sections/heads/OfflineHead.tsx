import { css } from '@emotion/react';
import type { PageView } from '../../content/views';
import { RichText } from '../../components/RichText';
import { Rings } from '../../components/drawings';
import { useSite } from '../../components/siteContext';
import { Actions } from '../parts/Actions';
import { BigPhone } from './BigPhone';
import { below } from '../../theme/breakpoints';
import { Paragraph } from '../../components/Sentence';

const styles = css`
  > .rings {
    width: 70rem;
    right: -40rem;
    top: -30rem;
    --ring-op: 0.16;
  }
  .page-width {
    padding-block: clamp(2rem, 4vw, 4rem) clamp(3rem, 6vw, 6rem);
  }
  h1 {
    overflow-wrap: anywhere;
  }
  .lede {
    color: var(--ink-2);
  }
  .card {
    align-self: start;
    padding: clamp(1.25rem, 3vw, 2.25rem);
    border-top: 4px solid var(--amber);
    border-radius: var(--r-md);
  }
  .card h2 {
    margin-bottom: 1.25rem;
    font-size: var(--fs-h3);
    font-weight: var(--w-medium);
  }
  .number {
    margin-top: 1.5rem;
  }
  .actions {
    margin-top: 1rem;
  }
  @media ${below.md} {
    > .rings {
      --ring-op: 0.08;
    }
  }
`;

/**
 * The offline page: the phone number and what to do in an emergency. It has no pictures to load, so
 * that it is complete without a network.
 */
export const OfflineHead = ({ page }: { readonly page: PageView }) => {
  const { ui } = useSite();
  const { head } = page;
  return (
    <div className="page-head" css={styles}>
      <Rings />
      <div className="page-width columns">
        <div className="span-6">
          <h1>{head.heading}</h1>
          <Paragraph className="lede" text={head.intro} />
          <p className="number">
            <BigPhone calm />
          </p>
          <Actions call={head.call} link={head.link} />
        </div>
        {head.body && (
          <div className="card on-deep span-6">
            <h2>{ui.emergencyHeading}</h2>
            <RichText document={head.body} baseLevel={3} />
          </div>
        )}
      </div>
    </div>
  );
};
