import { css } from '@emotion/react';
import { Figure } from '../../components/Picture';
import { RichText } from '../../components/RichText';
import type { PageView } from '../../content/views';
import { atLeast } from '../../theme/breakpoints';

const styles = css`
  @media screen {
    padding-top: clamp(2.5rem, 5vw, 5rem);
  }
`;

interface PageBodyProps {
  readonly page: Pick<PageView, 'body' | 'picture' | 'pictureCaption'>;
}

/** The picture and the running text of a page, between its top and its sections. */
export const PageBody = ({ page }: PageBodyProps) => (
  <div className="section" css={styles}>
    <div className="page-width columns">
      <Figure
        of={page}
        className="span-9"
        sizes={`${atLeast.lg} 54rem, ${atLeast.md} 100vw`}
        priority
      />
      <div className="span-12">
        <RichText document={page.body} />
      </div>
    </div>
  </div>
);
