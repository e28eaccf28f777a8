import { css } from '@emotion/react';
import type { ServiceView } from '../../content/views';
import { RichText } from '../../components/RichText';
import { Figure } from '../../components/Figure';
import { StepList } from '../parts/StepList';
import { atLeast, below } from '../../theme/breakpoints';

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
  /* An emergency page prints on one sheet: the warning, how urgent it is, the steps and the number. */
  @media print {
    &.urgent > .rich {
      display: none;
    }
    .steps {
      margin-top: 0.5rem;
    }
  }
  .steps + .rich {
    margin-top: clamp(3rem, 6vw, 5rem);
  }
`;

/* What to do is louder than what is seen, and each way on has a line of its own. Amber is our number. */
const urgencyStyles = css`
  margin-bottom: clamp(2rem, 5vw, 4rem);
  .rich h2 {
    font-size: var(--fs-h2);
  }
  .rich tbody :is(th, td) {
    font: 400 var(--fs-md) / 1.45 var(--font-text);
    letter-spacing: 0;
  }
  td a {
    font-weight: var(--w-strong);
  }
  @media screen {
    .rich tbody td {
      font: var(--w-medium) var(--fs-h4) / 1.35 var(--font-display);
    }
    .rich td a {
      display: flex;
      align-items: center;
      width: fit-content;
      min-height: 2.75rem;
      font: var(--w-strong) var(--fs-md) / 1.2 var(--font-text);
    }
    td a[href^='tel:'] {
      min-height: 3.25rem;
      margin-bottom: 0.6rem;
      padding: 0.5rem 1.25rem;
      font-size: 1.25rem;
      color: var(--amber-ink);
      background: var(--amber);
      border-radius: var(--r-md);
      box-shadow: inset 0 -3px 0 var(--amber-edge);
      text-decoration: none;
    }
    td a[href='tel:911'] {
      color: var(--paper);
      background: var(--danger);
      box-shadow: none;
    }
  }
  @media screen and ${below.md} {
    .rich td[data-l]::before {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  @media print {
    td a[href^='tel:'] {
      display: block;
    }
    margin-bottom: 0.75rem;
    .rich > * {
      margin-block: 0.5rem;
    }
    && :is(th, td) {
      padding-block: 0.2rem;
    }
  }
`;

/** What to do in an emergency: whom to call, then step by step. */
const Urgent = ({ page }: { readonly page: ServiceView }) => (
  <>
    {page.urgency && (
      <div css={urgencyStyles}>
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
