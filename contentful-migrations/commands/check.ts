import { readAddressHistory } from '../../src/gatsby/addressHistory';
import { EnvironmentError, readEnvironment } from '../../src/gatsby/environment';
import { loadVariables, runCommand } from '../../src/hosting/commandLine';
import { askContentful, preflight } from '../../src/content/preflight';
import { assembleSite } from '../../src/content/assemble';
import { loadBundled } from '../../src/content/bundled';
import { checkContent } from '../../src/content/check';
import { mapContent } from '../../src/content/mappers';
import { Problems, type Problem } from '../../src/content/problems';
import { entryUrl } from '../../src/content/report';
import { readSpace } from '../../src/content/space';
import { withDefaults } from '../../src/content/withDefaults';

const HELP = `npm run contentful:check
Reads the space and prints what an editor should mend, with a link to each entry.
Ends with 1 if anything would look wrong on the site.

Variables it needs:
  CONTENTFUL_SPACE_ID      id of the space
  CONTENTFUL_ACCESS_TOKEN  delivery key (or preview key, with the preview host)

Variables it also reads:
  CONTENTFUL_ENVIRONMENT   environment to read (master)
  CONTENTFUL_HOST          delivery host (cdn.contentful.com)
  SITE_URL                 public address of the site`;

const LABELS: Readonly<Record<Problem['severity'], string>> = { error: 'Mend', warning: 'Look at' };

const check = async (): Promise<void> => {
  const environment = readEnvironment();
  const { contentful } = environment;
  if (!contentful) {
    throw new EnvironmentError(
      'CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN are not set, so there is no space to check.',
    );
  }
  await preflight(contentful);
  console.log(`Reading space ${contentful.spaceId}, environment ${contentful.environment} …`);
  const problems = new Problems();
  const bundled = await loadBundled();
  const space = mapContent(await readSpace((path) => askContentful(contentful, path)), problems);
  const content = withDefaults(space.drafts, bundled, problems);
  const site = assembleSite({
    content,
    bundled,
    assets: space.assets,
    settings: { ...environment, now: new Date() },
    ownAddress: environment.ownAddress,
    history: await readAddressHistory(environment, process.cwd()),
    problems,
  });
  checkContent({ content, site, assets: space.assets, now: new Date() }, problems);

  const worstFirst = [...problems.all].sort((a, b) => a.severity.localeCompare(b.severity));
  for (const { severity, entryId, field, message } of worstFirst) {
    console.log(`\n${LABELS[severity]}: ${message}`);
    if (entryId !== undefined) console.log(`  ${entryUrl(contentful, entryId, field)}`);
  }
  const errors = worstFirst.filter(({ severity }) => severity === 'error').length;
  console.log(`\n${errors} to mend, ${worstFirst.length - errors} to look at.`);
  process.exitCode = errors > 0 ? 1 : 0;
};

loadVariables(process.cwd());
void runCommand(HELP, check);
