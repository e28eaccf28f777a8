import { Helmet } from 'react-helmet';
import type { SeoView } from '../content/views';

/** The document head of a page. */
export const Seo = ({ seo }: { readonly seo: SeoView }) => (
  <Helmet>
    <title>{seo.title}</title>
    <meta name="description" content={seo.description} />
    <link rel="canonical" href={seo.canonical} />
  </Helmet>
);
