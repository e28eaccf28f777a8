/** `npm run audit`: what is known about the packages, their licenses, and secrets in the output. */
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { BROWSER_PACKAGES } from '../browserPackages';
import { loadVariables, runCommand } from '../host/commandLine';
import { BuildFailure } from '../host/failure';
import { writeWhole } from '../host/files';
import { layoutOf } from '../host/layout';
import { installedLicenses, isAllowed } from './licenses';
import { auditText, findings, withAudit, type AuditResults } from './page';
import { searchSecrets, secretsOf } from './secrets';
import { askAudit } from './vulnerabilities';

const HELP = `npm run audit asks the registry for known weaknesses of the installed packages, checks
their licenses, searches public/ and reports/ for secrets, and writes what it found into
docs/security.md. It ends with 1 when there is something to mend.

Run npm run build first.`;

const PAGE = 'docs/security.md';
const SEARCHED = ['public', 'reports'];

const packagesInBrowsers = (root: string): ReadonlySet<string> => {
  const file = path.join(layoutOf(root).site, BROWSER_PACKAGES);
  if (!existsSync(file)) {
    throw new BuildFailure('There is no list of what browsers get; run npm run build first.');
  }
  return new Set(JSON.parse(readFileSync(file, 'utf8')) as string[]);
};

const auditOf = async (root: string): Promise<AuditResults> => {
  const inBrowsers = packagesInBrowsers(root);
  const licenses = installedLicenses(root);
  return {
    day: new Date().toISOString().slice(0, 10),
    needed: askAudit(root, '--omit=dev'),
    everything: askAudit(root),
    licenses,
    inBrowsers,
    refused: licenses.filter(({ key, license }) => !isAllowed(license, inBrowsers.has(key))),
    secrets: await searchSecrets(root, SEARCHED, secretsOf(process.env)),
  };
};

/** Runs the audit of a repository, writes its page and says what to mend. */
export async function auditSite(root: string): Promise<void> {
  const results = await auditOf(root);
  const file = path.join(root, PAGE);
  const page = withAudit(await readFile(file, 'utf8'), auditText(results));
  const options = await resolveConfig(file);
  await writeWhole(file, await format(page, { ...options, filepath: file }));

  for (const [title, answer] of [
    ['without the tools for tests', results.needed],
    ['everything', results.everything],
  ] as const) {
    if (!answer.asked) console.log(`npm audit (${title}) could not be asked: ${answer.reason}`);
  }
  console.log(
    `${results.licenses.length} licenses and ${results.secrets.files} files read; see ${PAGE}.`,
  );
  const wrong = findings(results);
  if (wrong.length > 0) throw new BuildFailure(wrong.join('\n'));
}

if (require.main === module) {
  loadVariables(process.cwd());
  void runCommand(HELP, () => auditSite(process.cwd()));
}
