import { css } from '@emotion/react';
import type { ServiceView } from '../../content/views';
import { RichText } from '../../components/RichText';
import { Figure } from '../../components/Figure';
import { atLeast } from '../../theme/breakpoints';

const styles = css`
  min-width: 0;
  & > * + .rich {
    margin-top: 2.5rem;
  }
`;

/** The text of a service page, after a picture. */
export const ServiceArticle = ({ page }: { readonly page: ServiceView }) => (
  <article css={styles}>
    <Figure
      of={page.head}
      sizes={`${atLeast.xl} 48rem, ${atLeast.lg} 60vw, ${atLeast.md} 100vw`}
      priority
    />
    <RichText document={page.body} lede />
  </article>
);
