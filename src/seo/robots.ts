/** What robots may read: everything on the live site, nothing on previews and trial deploys. */
import type { BuildEnvironment } from '../gatsby/environment';

/**
 * True when search engines may list this build. Netlify tells in `CONTEXT` what a deploy is for;
 * without it the build is taken for the live one.
 *
 * @see https://docs.netlify.com/configure-builds/environment-variables/
 */
export const mayBeIndexed = (
  { preview }: Pick<BuildEnvironment, 'preview'>,
  context: string | undefined,
): boolean => !preview && (context === undefined || context === '' || context === 'production');

/** Text of robots.txt. */
export const robotsFile = (indexed: boolean, siteUrl: string): string =>
  indexed
    ? `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`
    : 'User-agent: *\nDisallow: /\n';
