/** The results of an audit as the part of docs/security.md that it keeps up to date. */
import type { PackageLicense } from './licenses';
import type { AuditAnswer, Vulnerability } from './vulnerabilities';
import type { SecretSearch } from './secrets';

export const BEGIN = '<!-- audit: begin -->';
export const END = '<!-- audit: end -->';

export interface AuditResults {
  /** Day of the audit, as 2026-01-31. */
  readonly day: string;
  /** Of what is needed to build the site, and of everything with the tools for tests. */
  readonly needed: AuditAnswer;
  readonly everything: AuditAnswer;
  readonly licenses: readonly PackageLicense[];
  /** Places of the packages that are in the scripts of the built site. */
  readonly inBrowsers: ReadonlySet<string>;
  /** Packages whose license does not let us use them as we do. */
  readonly refused: readonly PackageLicense[];
  readonly secrets: SecretSearch;
}

const reaches = ({ places }: Vulnerability, { inBrowsers }: AuditResults): boolean =>
  places.some((place) => inBrowsers.has(place));

/** Known weaknesses of packages that visitors get; those of tools are listed, not counted. */
export const weaknesses = (results: AuditResults): readonly Vulnerability[] =>
  [results.needed, results.everything]
    .flatMap((answer) => (answer.asked ? answer.found : []))
    .filter((one) => reaches(one, results));

/** What has to be mended, one sentence each; nothing when all is well. */
export const findings = (results: AuditResults): readonly string[] => [
  ...new Set([
    ...weaknesses(results).map(
      ({ name, severity }) => `${name}, which visitors get, has a known weakness (${severity}).`,
    ),
    ...results.refused.map(
      ({ name, version, license }) =>
        `The license of ${name} ${version} (${license}) is not on the list of allowed ones.`,
    ),
    ...results.secrets.leaks.map(({ file, what }) => `${file} holds ${what}.`),
  ]),
];

const answerLine = (title: string, answer: AuditAnswer, results: AuditResults): string => {
  if (!answer.asked) return `| ${title} | **not asked**: the registry said “${answer.reason}” |`;
  const inTools = answer.found.filter((one) => !reaches(one, results));
  const names = inTools.map(({ name, severity }) => `${name} (${severity})`).join(', ');
  const visitors = `${answer.found.length - inTools.length} in what visitors get`;
  return `| ${title} | ${visitors}; ${inTools.length} in tools${names && `: ${names}`} |`;
};

const counted = (licenses: readonly PackageLicense[]): string => {
  const counts = new Map<string, number>();
  for (const { license } of licenses) counts.set(license, (counts.get(license) ?? 0) + 1);
  return [...counts]
    .sort(([a, many], [b, more]) => more - many || a.localeCompare(b))
    .map(([license, count]) => `| ${license} | ${count} |`)
    .join('\n');
};

const verdict = ({ needed, everything }: AuditResults): string =>
  needed.asked && everything.asked
    ? 'Nothing to mend.'
    : 'Nothing to mend in licenses and output. Known weaknesses could not be asked for.';

/** The part between the markers, as Markdown. */
export const auditText = (results: AuditResults): string => {
  const { day, licenses, inBrowsers, secrets } = results;
  const sent = licenses.filter(({ key }) => inBrowsers.has(key));
  const tools = licenses.filter(({ key }) => !inBrowsers.has(key));
  const wrong = findings(results);
  return [
    `Written by \`npm run audit\` on ${day}.`,
    wrong.length === 0 ? verdict(results) : wrong.map((one) => `- ${one}`).join('\n'),
    [
      '| question | answer |',
      '| --- | --- |',
      answerLine('Known weaknesses, without the tools for tests', results.needed, results),
      answerLine('Known weaknesses, everything', results.everything, results),
      `| Secrets in \`public/\` and \`reports/\` | ${secrets.leaks.length} in ${secrets.files} files |`,
      `| Licenses that are not allowed | ${results.refused.length} of ${licenses.length} packages |`,
    ].join('\n'),
    'Packages in the scripts of the built site, as webpack listed them:',
    [
      '| package | version | license |',
      '| --- | --- | --- |',
      ...sent.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`),
    ].join('\n'),
    'Everything else that is installed, which only runs while the site is built or tested:',
    `| license | packages |\n| --- | --- |\n${counted(tools)}`,
  ].join('\n\n');
};

/**
 * Puts a text between the markers of a page.
 *
 * @throws when the page lacks them
 */
export const withAudit = (page: string, text: string): string => {
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`The page lacks ${BEGIN} and ${END}`);
  return `${page.slice(0, begin + BEGIN.length)}\n\n${text}\n\n${page.slice(end)}`;
};
