import {
  EnvironmentError,
  fullAddress,
  readEnvironment,
  type BuildEnvironment,
  type ContentfulAccess,
} from '../../src/environment';
import { runCommand } from '../../src/hosting/commandLine';
import { preflight } from '../../src/contentful/preflight';
import { loadBundled } from '../../src/content/bundled';
import type { Problem } from '../../src/content/problems';
import { withUrls } from '../../src/content/report';
import { entryUrl } from '../../src/contentful/entryUrl';
import type { Site } from '../../src/content/pages';
import { checkContent } from '../../src/content/check';
import { makeSite } from '../../src/content/site';
import { rawContent, readItems } from '../../src/contentful/space';
import { lostAddresses } from '../../src/seo/lostAddresses';
import { REPOSITORY } from './support/settings';

const HELP = `npm run contentful:check
Reads the space and prints what an editor should fix, with a link to each entry.
Ends with 1 if anything would look wrong on the site.

  -- --site URL  also names every address in the sitemap of the live site that the next build would
                 neither have nor redirect. Ends with 1 if there is one.

Variables it needs:
  CONTENTFUL_SPACE_ID      id of the space
  CONTENTFUL_ACCESS_TOKEN  delivery key (or preview key, with the preview host)

Variables it also reads:
  CONTENTFUL_ENVIRONMENT   environment to read (master)
  CONTENTFUL_HOST          delivery host (cdn.contentful.com)
  SITE_URL                 public address of the site`;

const LABELS: Readonly<Record<Problem['severity'], string>> = { error: 'Fix', warning: 'Look at' };

/** Prints what to fix in the space. @returns the site that would be made from it */
const checkSpace = async (
  environment: BuildEnvironment,
  contentful: ContentfulAccess,
): Promise<Site> => {
  await preflight(contentful, environment.preview);
  console.log(`Reading space ${contentful.spaceId}, environment ${contentful.environment} …`);
  const raw = rawContent(await readItems(contentful));
  const made = makeSite(raw, await loadBundled(REPOSITORY), environment);
  checkContent(made);
  const { all } = made.problems;
  const reported = withUrls(all, (id, field) => entryUrl(contentful, id, field));
  for (const { severity, entryId, message, place, url } of reported) {
    console.log(`\n${LABELS[severity]}: ${message}`);
    if (entryId !== undefined) console.log(`  ${place}\n  ${url}`);
  }
  const errors = all.filter(({ severity }) => severity === 'error').length;
  console.log(`\n${errors} to fix, ${all.length - errors} to look at.`);
  if (errors > 0) process.exitCode = 1;
  return made.site;
};

/** Prints the addresses of the live site that the next build would lose. */
const checkAddresses = async (liveSite: string, site: Site): Promise<void> => {
  const lost = await lostAddresses(liveSite, site);
  for (const path of lost)
    console.log(
      `\nFix: ${liveSite}${path} would lead nowhere: write ${path} into “Old addresses” of the page that replaces it.`,
    );
  if (lost.length > 0) process.exitCode = 1;
  else console.log(`\nEvery address of ${liveSite} stays or leads on.`);
};

/** @param address of the live site, to look for addresses that it would lose */
const check = async (address: string | undefined): Promise<void> => {
  const liveSite = address && new URL(fullAddress(address, '--site')).origin;
  const environment = readEnvironment();
  const { contentful } = environment;
  if (!contentful)
    throw new EnvironmentError(
      'CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN are not set, so there is no space to check.',
    );
  const site = await checkSpace(environment, contentful);
  if (liveSite) await checkAddresses(liveSite, site);
};

void runCommand(HELP, { site: { type: 'string' } }, ({ site }) => check(site));
