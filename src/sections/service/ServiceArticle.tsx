import type { ServiceView } from '../../content/views';
import { RichText } from '../../components/RichText';
import { Figure } from '../../components/Picture';
import { FoldedParts } from './FoldedParts';
import { atLeast } from '../../theme/breakpoints';

/** The text of a service page, after a picture. */
export const ServiceArticle = ({ page }: { readonly page: ServiceView }) => (
  <article className="flow">
    <Figure
      of={page.top}
      sizes={`${atLeast.xl} 48rem, ${atLeast.lg} 60vw, ${atLeast.md} 100vw`}
      priority
    />
    <RichText document={page.body} lede />
    <FoldedParts parts={page.parts} />
  </article>
);
