import { css } from '@emotion/react';
import type { ServiceView } from '../../content/views';
import { Picture, acrossOnPhones } from '../../components/Picture';
import { RichText } from '../../components/RichText';
import { Figure } from '../../components/Figure';
import { useSite } from '../../components/siteContext';
import { StepList } from '../parts/StepList';
import { atLeast } from '../../theme/breakpoints';
import { Sentence } from '../../components/Sentence';

const styles = css`
  min-width: 0;
  .frame {
    aspect-ratio: 16 / 9;
  }
  & > * + .rich {
    margin-top: 2.5rem;
  }
  .steps {
    margin-top: 2rem;
  }
  /* An emergency page prints on one sheet: the warning, the steps and the number. */
  @media print {
    &.urgent > .rich {
      display: none;
    }
  }
  .steps + .rich {
    margin-top: clamp(3rem, 6vw, 5rem);
  }
`;

/** What to do in an emergency, step by step. */
const Urgent = ({ page }: { readonly page: ServiceView }) => (
  <>
    {page.steps && (
      <>
        {page.steps.heading && <h2>{page.steps.heading}</h2>}
        <StepList section={page.steps} kind="steps" />
      </>
    )}
  </>
);

const pairStyles = css`
  margin-top: clamp(2.5rem, 5vw, 4rem);
  .side-by-side {
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
}

/** Two pictures of the company's work: before and after. */
const BeforeAfter = ({ work }: BeforeAfterProps) => {
  const { ui } = useSite();
  return (
    <figure css={pairStyles}>
      <div className="side-by-side">
        {(['before', 'after'] as const).map((side) => (
          <div key={side} className="frame">
            <Picture
              picture={work[side]}
              sizes={acrossOnPhones(`${atLeast.xl} 24rem, ${atLeast.md} 50vw`)}
            />
            <b>{ui[`${side}Label`]}</b>
          </div>
        ))}
      </div>
      {work.caption && (
        <figcaption>
          <Sentence text={work.caption} />
        </figcaption>
      )}
    </figure>
  );
};

/** The text of a service page, after a picture or, for emergencies, the steps. */
export const ServiceArticle = ({ page }: { readonly page: ServiceView }) => (
  <article className={page.layout === 'emergency' ? 'urgent' : undefined} css={styles}>
    {page.layout === 'emergency' ? (
      <Urgent page={page} />
    ) : (
      <Figure
        of={page.head}
        sizes={`${atLeast.xl} 48rem, ${atLeast.lg} 60vw, ${atLeast.md} 100vw`}
        priority
      />
    )}
    <RichText document={page.body} lede={page.layout === 'standard'} />
    {page.work && <BeforeAfter work={page.work} />}
  </article>
);
