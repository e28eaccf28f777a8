import { css } from '@emotion/react';
import type { ServiceView } from '../../content/views';
import { RichText } from '../../components/RichText';
import { Figure } from '../../components/Figure';
import { StepList } from '../parts/StepList';
import { atLeast } from '../../theme/breakpoints';

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

const urgencyStyles = css`
  margin-bottom: clamp(2rem, 5vw, 4rem);
  /* The three ways on are as easy to hit as buttons, without making their lines higher. */
  td a {
    padding-block: 0.7rem;
    font-weight: var(--w-strong);
  }
`;

/** What to do in an emergency: whom to call, then step by step. */
const Urgent = ({ page }: { readonly page: ServiceView }) => (
  <>
    {page.urgency && (
      <div className="no-print" css={urgencyStyles}>
        <RichText document={page.urgency} />
      </div>
    )}
    {page.steps && (
      <>
        {page.steps.heading && <h2>{page.steps.heading}</h2>}
        <StepList section={page.steps} kind="steps" />
      </>
    )}
  </>
);

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
  </article>
);
