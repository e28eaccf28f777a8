/** Files beside the pages for search engines, social networks, feed readers and phones. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyCache } from 'gatsby';
import type { Site } from '../content/assemble';
import type { BuildEnvironment } from '../environment';
import { folders } from '../folders';
import { feedFile } from './feed';
import { llmsFile } from './llms';
import { drawnTitles, writeSharePictures } from './sharePictures';
import { sitemapFile } from './sitemap';
import { webManifest } from './webManifest';

type SeoSettings = Pick<BuildEnvironment, 'goesLive' | 'siteUrl'>;

/** Text of robots.txt. Builds other than the live site's send `noindex`, which crawlers must be able to see. */
const robotsFile = ({ goesLive, siteUrl }: SeoSettings): string =>
  `User-agent: *\nAllow: /\n${goesLive ? `\nSitemap: ${siteUrl}/sitemap.xml\n` : ''}`;

/** Text files by name. */
export const seoFiles = (site: Site, settings: SeoSettings): Readonly<Record<string, string>> => {
  const files: Readonly<Record<string, string | undefined>> = {
    'sitemap.xml': sitemapFile(site),
    'rss.xml': feedFile(site, settings.siteUrl),
    'robots.txt': robotsFile(settings),
    'site.webmanifest': webManifest(site),
    'llms.txt': llmsFile(site, settings.siteUrl),
  };
  return Object.fromEntries(
    Object.entries(files).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  );
};

/**
 * Writes the text files and share pictures to Gatsby's `public`.
 *
 * @param root the repository
 * @param cache Gatsby's cache, kept between builds
 * @returns how many pictures were drawn
 */
export const writeSeoFiles = async (
  root: string,
  cache: Pick<GatsbyCache, 'get' | 'set'>,
  site: Site,
  environment: BuildEnvironment,
): Promise<number> => {
  const files = seoFiles(site, environment);
  for (const [name, text] of Object.entries(files))
    await writeFile(path.join(folders(root).gatsbyOutput, name), text);
  const { company, phone, city, state } = site.shared.facts;
  return writeSharePictures(root, cache, drawnTitles(site), {
    company,
    phone: phone.display,
    place: `${city}, ${state}`,
  });
};
