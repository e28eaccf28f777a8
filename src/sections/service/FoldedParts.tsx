import { css } from '@emotion/react';
import { RichText, RichWords } from '../../components/RichText';
import type { TextItem } from '../../content/views';
import { atLeast } from '../../theme/breakpoints';
import { Fold, unfolded } from '../../components/Fold';

const styles = css`
  && {
    margin-top: 2rem;
    border-top: 1px solid var(--rule);
  }
  summary h2 {
    font: inherit;
    letter-spacing: inherit;
  }
  @media ${atLeast.md} {
    && {
      margin-top: 0;
      border-top: 0;
    }
    details {
      margin-top: 4.5rem;
      ${unfolded}
    }
    summary h2 {
      font: 460 clamp(1.75rem, 1.45rem + 1.3vw, 2.375rem) / 1.1 var(--font-display);
      letter-spacing: -0.024em;
    }
  }
`;

/** The rest of a text, part by part; phones show the headings, which open their parts. */
export const FoldedParts = ({ parts }: { readonly parts: readonly TextItem[] }) =>
  parts.length > 0 ? (
    <div css={styles}>
      {parts.map(({ id, heading, body }) => (
        <Fold
          key={id}
          id={id}
          summary={
            <h2>
              <RichWords document={heading} />
            </h2>
          }
        >
          <RichText document={body} baseLevel={3} />
        </Fold>
      ))}
    </div>
  ) : null;
