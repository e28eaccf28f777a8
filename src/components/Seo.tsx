import { Helmet } from 'react-helmet';
import type { PageBase } from '../content/views';
import { PAPER } from '../theme/modes';

/** What search engines may do with listed and unlisted pages. */
const ROBOTS = {
  listed: 'index, follow, max-image-preview:large, max-snippet:-1',
  unlisted: 'noindex, follow',
} as const;

/** The document head of a page for search engines, social networks and browsers. */
export const Seo = ({ seo }: { readonly seo: PageBase['seo'] }) => {
  const { image } = seo;
  return (
    <Helmet>
      <title>{seo.title}</title>
      <meta name="description" content={seo.description} />
      <meta name="robots" content={seo.index ? ROBOTS.listed : ROBOTS.unlisted} />
      <link rel="canonical" href={seo.canonical} />
      {seo.keywords.length > 0 && <meta name="keywords" content={seo.keywords.join(', ')} />}

      <meta property="og:type" content={seo.type} />
      <meta property="og:site_name" content={seo.siteName} />
      <meta property="og:locale" content={seo.locale} />
      <meta property="og:url" content={seo.canonical} />
      <meta property="og:title" content={seo.title} />
      <meta property="og:description" content={seo.description} />
      {image && <meta property="og:image" content={image.url} />}
      {image && <meta property="og:image:width" content={String(image.width)} />}
      {image && <meta property="og:image:height" content={String(image.height)} />}
      {image && <meta property="og:image:alt" content={image.alt} />}
      {seo.date && <meta property="article:modified_time" content={seo.date} />}

      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={seo.title} />
      <meta name="twitter:description" content={seo.description} />
      {image && <meta name="twitter:image" content={image.url} />}
      {image && <meta name="twitter:image:alt" content={image.alt} />}

      {/* Phones would turn license and policy numbers into call links; the company's number already is one. */}
      <meta name="format-detection" content="telephone=no" />
      <meta name="theme-color" content={PAPER.light} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      {seo.feed && (
        <link rel="alternate" type="application/rss+xml" title={seo.siteName} href="/rss.xml" />
      )}
      {seo.graph && <script type="application/ld+json">{seo.graph}</script>}
    </Helmet>
  );
};
