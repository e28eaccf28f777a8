/** `_headers` and `_redirects` as Netlify's own parsers read them, for the local server and tests. */
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';

interface Redirection {
  /** 3xx */
  readonly status: number;
  readonly to: string;
}

export interface HostRules {
  /** Headers for a path; the last rule that sets a header wins. */
  headersFor(path: string): Readonly<Record<string, string>>;
  /** The redirect of a path, with or without a slash at its end. */
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
 * @throws Error when a parser reports one, or for a redirect with placeholders, which the build never writes
 */
export async function readHostRules(output: string): Promise<HostRules> {
  const headers = await parseAllHeaders({
    headersFiles: [path.join(output, '_headers')],
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
  for (const { path: from, to, status = 301 } of redirects.redirects as ParsedRedirect[]) {
    if (/[*:]/.test(from))
      throw new Error(
        `The redirect of ${from} has a placeholder: give each address a line of its own.`,
      );
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

const withoutSlash = (address: string): string => address.replace(/\/$/, '');
