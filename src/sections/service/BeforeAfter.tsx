import { css } from '@emotion/react';
import type { ServiceView, UiTexts } from '../../content/views';
import { Picture, acrossOnPhones } from '../../components/Picture';

const styles = css`
  margin-top: clamp(2.5rem, 5vw, 4rem);
  .pair {
    display: grid;
    gap: 1rem;
  }
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
    font-weight: var(--w-strong);
    color: var(--deep-ink);
    background: var(--deep);
    border-top-right-radius: var(--r-sm);
  }
  @media (min-width: 48em) {
    .pair {
      grid-template-columns: 1fr 1fr;
    }
  }
`;

interface BeforeAfterProps {
  readonly work: NonNullable<ServiceView['work']>;
  readonly ui: Pick<UiTexts, 'beforeLabel' | 'afterLabel'>;
}

/** Two pictures of the company's own work, to be compared. */
export const BeforeAfter = ({ work, ui }: BeforeAfterProps) => (
  <figure css={styles}>
    <div className="pair">
      {(['before', 'after'] as const).map((side) => (
        <div key={side} className="frame">
          <Picture
            picture={work[side]}
            sizes={acrossOnPhones('(min-width: 80em) 24rem, (min-width: 48em) 50vw')}
          />
          <b>{ui[`${side}Label`]}</b>
        </div>
      ))}
    </div>
    {work.caption && <figcaption>{work.caption}</figcaption>}
  </figure>
);
