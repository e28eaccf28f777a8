/** `npm run audit`: licenses of all installed packages, then known vulnerabilities. */
import { execFileSync, spawnSync } from 'node:child_process';
import { runCommand } from '../src/hosting/commandLine';
import { PlainError } from '../src/failure';

const HELP = `npm run audit counts the licenses of all installed packages, fails if one is not on the list in
tests/audit.ts, and then asks the registry for known vulnerabilities. Run npm ci first.`;

/** Licenses under which we may use a package unchanged. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
]);

/** Packages that only say so in their LICENSE file. */
const BY_FILE: Readonly<Record<string, string>> = { linkfs: 'MIT', 'valid-url': 'MIT' };

/** A package as `npm query` tells it. */
export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  /** Its folder, `''` for the repository itself. */
  readonly location: string;
  /** An SPDX expression, or an older form of it. */
  readonly license?: string | { readonly type: string };
  readonly licenses?: readonly { readonly type: string }[];
}

/** The license of a package as an SPDX expression, `none` if it names none. */
export const licenseOf = ({ name, license, licenses }: InstalledPackage): string =>
  (typeof license === 'object' ? license.type : license) ??
  licenses?.map(({ type }) => type).join(' OR ') ??
  BY_FILE[name] ??
  'none';

/** Whether a license is allowed: one of `A OR B`, and each of `A AND B`. */
export const isAllowed = (license: string): boolean =>
  license
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => ALLOWED.has(name)));

const checkLicenses = (): void => {
  const text = execFileSync('npm', ['query', '*'], { encoding: 'utf8', maxBuffer: 2 ** 30 });
  const all = JSON.parse(text) as readonly InstalledPackage[];
  const packages = all.filter(({ location }) => location !== '');
  const counts = new Map<string, number>();
  for (const one of packages) counts.set(licenseOf(one), (counts.get(licenseOf(one)) ?? 0) + 1);
  for (const [license, count] of [...counts].sort(([, a], [, b]) => b - a))
    console.log(`${String(count).padStart(5)}  ${license}`);
  const forbidden = packages.filter((one) => !isAllowed(licenseOf(one)));
  if (forbidden.length === 0) return;
  const list = forbidden.map((one) => `${one.name} ${one.version} (${licenseOf(one)})`);
  throw new PlainError(`Licenses that are not on the list in tests/audit.ts: ${list.join(', ')}.`);
};

const checkVulnerabilities = (): void => {
  const { status, stdout, stderr } = spawnSync('npm', ['audit'], { encoding: 'utf8' });
  if (/audit endpoint returned an error/.test(stderr)) {
    console.log(
      'This registry cannot tell known vulnerabilities. Run npm run audit where npm uses the public registry.',
    );
    return;
  }
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  if (status !== 0) throw new PlainError('npm audit found known vulnerabilities: see above.');
};

if (require.main === module)
  void runCommand(HELP, {}, () => {
    checkLicenses();
    checkVulnerabilities();
    return Promise.resolve();
  });
