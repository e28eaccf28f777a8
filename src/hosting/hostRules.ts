/** The host's rules as its own parsers read them, for the local server and for tests. */
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';

/** What a redirect rule makes of a request. */
export interface RedirectAnswer {
  /** 3xx sends the browser to `to`; any other status answers with the file at `to`. */
  readonly status: number;
  readonly to: string;
}

export interface HostRules {
  /** Headers for a path; of rules that set the same header the last one counts. */
  headersFor(path: string): Readonly<Record<string, string>>;
  /** The first redirect that fits, or undefined. */
  redirectFor(path: string): RedirectAnswer | undefined;
}

interface ParsedRedirect {
  readonly path: string;
  readonly to: string;
  readonly status?: number;
}

/**
 * Reads `_headers` and `_redirects` of a built site.
 *
 * @throws Error when a parser complains
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
  const rules = redirects.redirects.filter(isParsedRedirect).map((redirect) => ({
    pattern: pathPattern(redirect.path),
    to: redirect.to,
    status: redirect.status ?? 301,
  }));
  return {
    headersFor: (requested) =>
      headers.headers
        .filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(requested))
        .reduce<Record<string, string>>((all, { values }) => ({ ...all, ...values }), {}),
    redirectFor: (requested) => {
      for (const { pattern, to, status } of rules) {
        const parts = pattern.exec(requested)?.groups;
        if (parts)
          return {
            status,
            to: to.replace(/:([a-z]\w*)/gi, (_, name: string) => parts[name] ?? ''),
          };
      }
      return undefined;
    },
  };
}

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

/** `/a/:name/*` as a pattern with named groups; a slash at the end makes no difference. */
function pathPattern(rule: string): RegExp {
  const parts = rule
    .split('/')
    .filter(Boolean)
    .map((part) => {
      if (part === '*') return '?(?<splat>.*)';
      if (part.startsWith(':')) return `(?<${part.slice(1)}>[^/]+)`;
      return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    });
  return new RegExp(`^/${parts.join('/')}/?(?<end>)$`);
}
