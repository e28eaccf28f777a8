import { css } from '@emotion/react';
import { Column, Columns, column } from '../../components/Columns';
import { Figure } from '../../components/Picture';
import { RichText } from '../../components/RichText';
import type { PageView } from '../../content/views';
import { atLeast } from '../../theme/breakpoints';

const styles = css`
  padding-block: var(--sec);
  @media screen {
    padding-top: clamp(2.5rem, 5vw, 5rem);
  }
`;

interface PageBodyProps {
  readonly page: Pick<PageView, 'body' | 'picture' | 'pictureCaption'>;
}

/** The picture and the running text of a page, between its top and its sections. */
export const PageBody = ({ page }: PageBodyProps) => (
  <div css={styles}>
    <Columns className="page-width">
      <Figure
        of={page}
        css={column(9)}
        sizes={`${atLeast.lg} 54rem, ${atLeast.md} 100vw`}
        priority
      />
      <Column span={12}>
        <RichText document={page.body} />
      </Column>
    </Columns>
  </div>
);
