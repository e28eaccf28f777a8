import { css } from '@emotion/react';
import type { ServiceView, UiTexts } from '../../content/views';
import { Picture, acrossOnPhones } from '../../components/Picture';

const styles = css`
  margin-top: clamp(2.5rem, 5vw, 4rem);
  .two-up {
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
    color: var(--deep-ink);
    background: var(--deep);
    border-top-right-radius: var(--r-sm);
  }
`;

interface BeforeAfterProps {
  readonly work: NonNullable<ServiceView['work']>;
  readonly ui: Pick<UiTexts, 'beforeLabel' | 'afterLabel'>;
}

/** Two pictures of the company's work: before and after. */
export const BeforeAfter = ({ work, ui }: BeforeAfterProps) => (
  <figure css={styles}>
    <div className="two-up">
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
