/** What `npm audit` knows about the installed packages. */
import { spawnSync } from 'node:child_process';

export interface Vulnerability {
  readonly name: string;
  readonly severity: string;
  /** Places in `node_modules`, as the lock file names them. */
  readonly places: readonly string[];
}

/** The registry's answer, or why there is none: silence must never look like a clean answer. */
export type AuditAnswer =
  | { readonly asked: true; readonly found: readonly Vulnerability[] }
  | { readonly asked: false; readonly reason: string };

interface NpmReport {
  readonly vulnerabilities?: Readonly<
    Record<
      string,
      {
        readonly severity?: string;
        readonly nodes?: readonly string[];
        /** Weaknesses of its own; a text names a dependency that has one. */
        readonly via?: readonly unknown[];
      }
    >
  >;
  readonly message?: string;
  readonly error?: { readonly summary?: string };
}

const parsed = (output: string): NpmReport | undefined => {
  try {
    return JSON.parse(output) as NpmReport;
  } catch {
    return undefined;
  }
};

/** The reason without addresses of servers, which differ from place to place. */
const reasonOf = (report: NpmReport | undefined): string => {
  const said = report?.message ?? report?.error?.summary ?? 'npm gave no answer that can be read';
  return said.replace(/\s*-?\s*(?:GET|POST)?\s*https?:\S+/g, '').trim();
};

/** Reads what `npm audit --json` printed. */
export const readAudit = (output: string): AuditAnswer => {
  const report = parsed(output);
  if (!report?.vulnerabilities) return { asked: false, reason: reasonOf(report) };
  return {
    asked: true,
    found: Object.entries(report.vulnerabilities)
      // What only depends on something weak is not weak itself; the other has an entry of its own.
      .filter(([, { via = [] }]) => via.some((one) => typeof one !== 'string'))
      .map(([name, { severity, nodes }]) => ({
        name,
        severity: severity ?? 'unknown',
        places: nodes ?? [],
      })),
  };
};

/** Asks the registry about the packages of a repository. */
export const askAudit = (root: string, ...options: readonly string[]): AuditAnswer => {
  const { stdout } = spawnSync('npm', ['audit', '--json', ...options], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return readAudit(stdout);
};
