import { css } from '@emotion/react';
import type { RichTextView } from '../../content/views';
import { RichText } from '../../components/RichText';
import { atLeast } from '../../theme/breakpoints';

const styles = css`
  margin-top: clamp(1.75rem, 3vw, 3rem);
  h3,
  h4 {
    break-after: avoid;
  }
  p,
  figure,
  aside,
  table,
  blockquote {
    break-inside: avoid;
  }
  @media ${atLeast.md} {
    .rich {
      columns: 2;
      column-gap: 2.5rem;
    }
  }
`;

/** Running text in two columns from the breakpoint `md` up. */
export const ColumnText = ({ document }: { readonly document?: RichTextView }) =>
  document ? (
    <div css={styles}>
      <RichText document={document} baseLevel={3} />
    </div>
  ) : null;
