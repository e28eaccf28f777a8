import {
  EnvironmentError,
  fullAddress,
  readEnvironment,
  type BuildEnvironment,
  type ContentfulAccess,
} from '../../src/environment';
import { runCommand } from '../../src/hosting/commandLine';
import { inspectSite, type Expected } from '../../src/live-site/inspectSite';
import { preflight } from '../../src/contentful/preflight';
import { loadBundled } from '../../src/content/bundled';
import type { Problem } from '../../src/content/problems';
import { withUrls } from '../../src/content/report';
import { entryUrl } from '../../src/contentful/entryUrl';
import { allPages } from '../../src/content/assemble';
import { formsOn } from '../../src/content/assemble/forms';
import { forms } from '../../src/content/forms';
import { checkContent } from '../../src/content/check';
import { makeSite } from '../../src/content/site';
import { newestChange, rawContent, readItems } from '../../src/contentful/space';
import { REPOSITORY } from './support/settings';

const HELP = `npm run contentful:check
Reads the space and prints what an editor should fix, with a link to each entry.
Ends with 1 if anything would look wrong on the site.

  -- --site URL  also looks at the live site from outside: https, canonical address, whether search
                 engines may list it, headers, unknown and old addresses, whether the last publish is
                 live, whether the host takes the messages of each form. Works without a space as
                 well. Ends with 1 if something is not done.

Variables it needs:
  CONTENTFUL_SPACE_ID      id of the space (not with --site)
  CONTENTFUL_ACCESS_TOKEN  delivery key (or preview key, with the preview host)

Variables it also reads:
  CONTENTFUL_ENVIRONMENT   environment to read (master)
  CONTENTFUL_HOST          delivery host (cdn.contentful.com)
  SITE_URL                 public address of the site`;

const LABELS: Readonly<Record<Problem['severity'], string>> = { error: 'Fix', warning: 'Look at' };

/** Prints what to fix in the space. @returns what the live site should have */
const checkSpace = async (
  environment: BuildEnvironment,
  contentful: ContentfulAccess,
): Promise<Expected> => {
  await preflight(contentful, environment.preview);
  console.log(`Reading space ${contentful.spaceId}, environment ${contentful.environment} …`);
  const raw = rawContent(await readItems(contentful));
  const made = makeSite(raw, await loadBundled(REPOSITORY), environment);
  checkContent(made);
  const { site, problems } = made;

  const { all } = problems;
  const reported = withUrls(all, (id, field) => entryUrl(contentful, id, field));
  for (const { severity, entryId, message, place, url } of reported) {
    console.log(`\n${LABELS[severity]}: ${message}`);
    if (entryId !== undefined) console.log(`  ${place}\n  ${url}`);
  }
  const errors = all.filter(({ severity }) => severity === 'error').length;
  console.log(`\n${errors} to fix, ${all.length - errors} to look at.`);
  if (errors > 0) process.exitCode = 1;
  return {
    contentUpdatedAt: newestChange(raw),
    redirects: site.redirects,
    forms: formsOn(allPages(site)),
  };
};

/** Prints what is not done at the live site. */
const checkSite = async (
  site: string,
  expected: Expected,
  environment: BuildEnvironment,
): Promise<void> => {
  console.log(`\nLooking at ${site} …\n`);
  const findings = await inspectSite(site, expected, environment);
  for (const { what, todo } of findings)
    console.log(todo === undefined ? `Done: ${what}` : `Not done: ${what}: ${todo}`);
  if (findings.some(({ todo }) => todo !== undefined)) process.exitCode = 1;
};

/** @param address of the live site, to look at it as well */
const check = async (address: string | undefined): Promise<void> => {
  const site = address === undefined ? undefined : new URL(fullAddress(address, '--site')).origin;
  const environment = readEnvironment();
  const { contentful } = environment;
  if (!contentful && site === undefined) {
    throw new EnvironmentError(
      'CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN are not set, so there is no space to check.',
    );
  }
  const expected: Expected = contentful
    ? await checkSpace(environment, contentful)
    : { redirects: new Map(), forms: [{ name: forms.quote.name, path: '/contact/' }] };
  if (site !== undefined) await checkSite(site, expected, environment);
};

void runCommand(HELP, { site: { type: 'string' } }, ({ site }) => check(site));
