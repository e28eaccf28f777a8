import { css } from '@emotion/react';
import type { EmergencyView, RichTextView } from '../../content/views';
import { RichText } from '../../components/RichText';
import { below } from '../../theme/breakpoints';
import { ItemList } from '../parts/ItemList';
import { FoldedParts } from './FoldedParts';

/* Each link has a line of its own. Amber marks our number. */
const urgencyStyles = css`
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
    .rich td a {
      display: flex;
      align-items: center;
      width: fit-content;
      min-height: 2.75rem;
      line-height: 1.2;
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
      color: var(--danger-ink);
      background: var(--danger-solid);
      box-shadow: none;
    }
  }
  @media (forced-colors: active) {
    td a[href^='tel:'] {
      border: 2px solid;
      color: LinkText;
    }
  }
  @media screen and ${below.md} {
    .rich td[data-column]::before {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

/** How urgent it is: a text with a table of what people see, and what to do about it. */
const Urgency = ({ document }: { readonly document: RichTextView }) => (
  <div css={urgencyStyles}>
    <RichText document={document} />
  </div>
);

const styles = css`
  > * + div {
    margin-top: clamp(3rem, 6vw, 5rem);
  }
`;

/** How urgent it is, then what to do, step by step, then what explains it. */
export const EmergencyArticle = ({ page }: { readonly page: EmergencyView }) => (
  <article className="flow" css={styles}>
    {page.urgency && <Urgency document={page.urgency} />}
    {page.steps && (
      <div className="flow">
        {page.steps.heading && <h2 id={page.steps.id}>{page.steps.heading}</h2>}
        <ItemList section={{ ...page.steps, numbered: true }} rings="counted" />
      </div>
    )}
    <div>
      <RichText document={page.body} />
      <FoldedParts parts={page.parts} />
    </div>
  </article>
);
