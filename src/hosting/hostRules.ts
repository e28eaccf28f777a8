/** The host's rules as its own parsers read them, for the local server and for tests. */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';

interface Redirection {
  /** 3xx */
  readonly status: number;
  readonly to: string;
}

export interface HostRules {
  /** Headers for a path; of rules that set the same header the last one counts. */
  headersFor(path: string): Readonly<Record<string, string>>;
  /** Where a path is sent; a slash at its end makes no difference. */
  redirectFor(path: string): Redirection | undefined;
}

interface ParsedRedirect {
  readonly path: string;
  readonly to: string;
  readonly status?: number;
}

/**
 * Reads `_headers` and `_redirects` of a built site.
 *
 * @throws Error when a parser complains, or at a redirect with placeholders: the build writes none
 */
export async function readHostRules(output: string): Promise<HostRules> {
  const headers = await parseAllHeaders({
    headersFiles: [path.join(output, '_headers')],
    netlifyConfigPath: undefined,
    configHeaders: undefined,
    minimal: false,
  });
  const redirects = await parseAllRedirects({
    redirectsFiles: [path.join(output, '_redirects')],
    configRedirects: [],
    minimal: false,
  });
  const complaints: unknown[] = [...headers.errors, ...(redirects.errors as unknown[])];
  if (complaints.length > 0) throw new Error(complaints.map(String).join('\n'));
  const rules = new Map<string, Redirection>();
  for (const { path: from, to, status = 301 } of redirects.redirects.filter(isParsedRedirect)) {
    if (/[*:]/.test(from)) throw new Error(`The redirect of ${from} has placeholders.`);
    rules.set(withoutSlash(from), { status, to });
  }
  return {
    headersFor: (requested) =>
      headers.headers
        .filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(requested))
        .reduce<Record<string, string>>((all, { values }) => ({ ...all, ...values }), {}),
    redirectFor: (requested) => rules.get(withoutSlash(requested)),
  };
}

/** The rules of a site that a build may replace while it is served. */
export function currentHostRules(output: string): () => Promise<HostRules> {
  let written: number | undefined;
  let rules: Promise<HostRules> | undefined;
  return async () => {
    // A build writes it anew, together with everything else.
    const { mtimeMs } = await stat(path.join(output, '_headers'));
    if (!rules || mtimeMs !== written) [written, rules] = [mtimeMs, readHostRules(output)];
    return rules.catch((error: unknown) => {
      rules = undefined;
      throw error;
    });
  };
}

const withoutSlash = (address: string): string => address.replace(/\/$/, '');

function isParsedRedirect(value: unknown): value is ParsedRedirect {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    'to' in value &&
    typeof value.path === 'string' &&
    typeof value.to === 'string'
  );
}
