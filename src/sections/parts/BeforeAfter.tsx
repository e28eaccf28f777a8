import { css } from '@emotion/react';
import type { ProjectView } from '../../content/views';
import { Picture, acrossOnPhones } from '../../components/Picture';
import { useSite } from '../../components/siteContext';
import { atLeast } from '../../theme/breakpoints';

const styles = css`
  gap: 1rem;
  .frame {
    position: relative;
    aspect-ratio: 3 / 2;
  }
  b {
    position: absolute;
    left: 0;
    bottom: 0;
    padding: 0.35rem 0.9rem;
    font-size: var(--fs-sm);
    color: var(--deep-ink);
    background: var(--deep);
    border-top-right-radius: var(--r-sm);
  }
`;

interface BeforeAfterProps {
  readonly pair: NonNullable<ProjectView['pair']>;
}

/** Two pictures of the company's work: before and after. */
export const BeforeAfter = ({ pair }: BeforeAfterProps) => {
  const { ui } = useSite();
  return (
    <div className="side-by-side" css={styles}>
      {(['before', 'after'] as const).map((side) => (
        <div key={side} className="frame">
          <Picture
            picture={pair[side]}
            sizes={acrossOnPhones(`${atLeast.xl} 40rem, ${atLeast.md} 50vw`)}
            priority={side === 'before'}
          />
          <b>{ui[`${side}Label`]}</b>
        </div>
      ))}
    </div>
  );
};
