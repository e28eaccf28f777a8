import { css } from '@emotion/react';
import type { ProjectView } from '../../content/views';
import { classNames } from '../../components/classNames';
import { Picture, isUpright } from '../../components/Picture';
import { useSite } from '../../components/siteContext';

const styles = css`
  gap: 1rem;
  .frame {
    position: relative;
    aspect-ratio: 3 / 2;
  }
  .upright {
    aspect-ratio: 4 / 5;
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
  /** How wide each picture is shown, as the `sizes` of a source set. */
  readonly sizes: string;
}

/** Two pictures of the company's work: before and after. */
export const BeforeAfter = ({ pair, sizes }: BeforeAfterProps) => {
  const { ui } = useSite();
  return (
    <div className="side-by-side" css={styles}>
      {(['before', 'after'] as const).map((side) => (
        <div key={side} className={classNames('frame', isUpright(pair[side]) && 'upright')}>
          <Picture picture={pair[side]} sizes={sizes} priority={side === 'before'} />
          <b>{ui[`${side}Label`]}</b>
        </div>
      ))}
    </div>
  );
};
