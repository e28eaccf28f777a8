/** The web app manifest, for home screens. */
import type { Site } from '../content/assemble';
import { SITE_LANGUAGE } from '../content/model';
import { PAPER } from '../theme/modes';

const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Text of site.webmanifest. The icons are files of `static/`. */
export const webManifest = (site: Site): string => {
  const { company } = site.shared.facts;
  const home = site.pages.find(({ kind }) => kind === 'home');
  return `${JSON.stringify(
    {
      name: company,
      short_name: company,
      description: home?.seo.description,
      lang: SITE_LANGUAGE,
      start_url: '/',
      display: 'minimal-ui',
      background_color: PAPER.light,
      theme_color: PAPER.light,
      icons: [
        icon('/icon-192.png', 192, 'any'),
        icon('/icon-512.png', 512, 'any'),
        icon('/icon-maskable-512.png', 512, 'maskable'),
      ],
    },
    null,
    2,
  )}\n`;
};
