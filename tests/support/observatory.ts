/**
 * The scoring rules of Mozilla's HTTP Observatory (github.com/mdn/mdn-http-observatory, as of
 * version 5 of its algorithm), for one answer of a site that is served over https, sets no cookies
 * and redirects http to the same host. Rules for troubles that this site cannot have by its nature
 * (invalid certificates, cookies, http-only hosts) are not repeated.
 */

export interface Finding {
  readonly test: string;
  readonly result: string;
  /** Points added or taken. */
  readonly points: number;
  /** Most points that this test can give. */
  readonly most: number;
}

export interface Score {
  readonly score: number;
  readonly grade: string;
  readonly findings: readonly Finding[];
}

/** Below this score without bonus points no bonus is given. */
const BONUS_FROM = 90;

const BROAD = new Set([
  'ftp:',
  'http:',
  'https:',
  '*',
  'http://*',
  'https://*',
  'http://*.*',
  'https://*.*',
]);
const INLINE = new Set(["'unsafe-inline'", 'data:']);
const HASH = /^'(?:sha(?:256|384|512)|nonce)-/;
const PASSIVE = new Set(['img-src', 'media-src']);
const HALF_A_YEAR = 15_552_000;

type Policy = ReadonlyMap<string, ReadonlySet<string>>;
type Headers = Readonly<Record<string, string>>;

/** @throws Error for what the Observatory calls an invalid policy */
export function parsePolicy(text: string): Policy {
  const policy = new Map<string, Set<string>>();
  for (const part of text.split(';')) {
    const [name = '', ...sources] = part.trim().toLowerCase().split(/\s+/);
    if (name === '') continue;
    if (policy.has(name)) throw new Error(`${name} stands twice`);
    policy.set(name, new Set(sources.length > 0 || !name.endsWith('-src') ? sources : ["'none'"]));
  }
  return policy;
}

/** The policy of an answer; undefined when there is none or it is invalid. */
function readPolicy(text: string | undefined): Policy | undefined {
  try {
    return text ? parsePolicy(text) : undefined;
  } catch {
    return undefined;
  }
}

function policyFinding(text: string | undefined): Finding {
  const found = (result: string, points: number): Finding => ({
    test: 'content-security-policy',
    result,
    points,
    most: 10,
  });
  const policy = readPolicy(text);
  if (!policy) return found(text ? 'invalid' : 'not implemented', -25);
  const sources = (name: string): string[] => {
    const listed = [...(policy.get(name) ?? policy.get('default-src') ?? ['*'])];
    return listed.some((source) => HASH.test(source))
      ? listed.filter((source) => source !== "'unsafe-inline'")
      : listed;
  };
  const script = sources('script-src');
  const style = sources('style-src');
  const wide = (list: readonly string[]): boolean => list.some((source) => BROAD.has(source));
  const inline = (list: readonly string[]): boolean => list.some((source) => INLINE.has(source));
  const insecure = (list: readonly string[]): boolean =>
    list.some((source) => /^(?:http|ftp):/.test(source));
  const active = [...policy]
    .filter(([name]) => !PASSIVE.has(name))
    .flatMap(([, list]) => [...list]);

  if (wide(script) || inline(script) || wide(sources('object-src'))) {
    return found('unsafe inline', -20);
  }
  if (insecure(active)) return found('insecure scheme', -20);
  if ([...script, ...style].includes("'unsafe-eval'")) return found('unsafe eval', -10);
  if (insecure([...PASSIVE].flatMap(sources))) return found('insecure pictures', -10);
  if (wide(style) || inline(style)) return found('unsafe styles', 0);
  const none = policy.get('default-src');
  return none?.size === 1 && none.has("'none'")
    ? found("no unsafe, default-src 'none'", 10)
    : found('no unsafe', 5);
}

function frameFinding(headers: Headers): Finding {
  const found = (result: string, points: number): Finding => ({
    test: 'x-frame-options',
    result,
    points,
    most: 5,
  });
  const policy = readPolicy(headers['content-security-policy']);
  if (policy?.has('frame-ancestors')) return found('by the policy', 5);
  const header = headers['x-frame-options']?.trim().toLowerCase();
  if (header === undefined) return found('not implemented', -20);
  return ['deny', 'sameorigin'].includes(header) ? found(header, 0) : found('invalid', -20);
}

function referrerFinding(header: string | undefined): Finding {
  const found = (result: string, points: number): Finding => ({
    test: 'referrer-policy',
    result,
    points,
    most: 5,
  });
  if (header === undefined) return found('not implemented', 0);
  const good = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
  const last = header.split(',').at(-1)?.trim().toLowerCase() ?? '';
  return good.includes(last) ? found('private', 5) : found('unsafe or invalid', -5);
}

/** @param preloaded whether the domain is on the browsers' preload list */
function transportFinding(header: string | undefined, preloaded: boolean): Finding {
  const found = (result: string, points: number): Finding => ({
    test: 'strict-transport-security',
    result,
    points,
    most: 5,
  });
  if (preloaded) return found('preloaded', 5);
  if (header === undefined) return found('not implemented', -20);
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(header)?.[1];
  if (age === undefined || header.includes(',')) return found('invalid', -20);
  return Number(age) < HALF_A_YEAR ? found('less than half a year', -10) : found('set', 0);
}

function sniffFinding(header: string | undefined): Finding {
  const set = header?.trim().toLowerCase() === 'nosniff';
  return {
    test: 'x-content-type-options',
    result: set ? 'nosniff' : 'missing',
    points: set ? 0 : -5,
    most: 0,
  };
}

function resourceFinding(header: string | undefined): Finding {
  const points: Readonly<Record<string, number>> = {
    'same-origin': 10,
    'same-site': 10,
    'cross-origin': 0,
  };
  const value = header?.trim().toLowerCase();
  return {
    test: 'cross-origin-resource-policy',
    result: value ?? 'not implemented',
    points: value === undefined ? 0 : (points[value] ?? -5),
    most: 10,
  };
}

/** Scripts with an address: from elsewhere they need an integrity attribute, here it is a bonus. */
function integrityFinding(html: string): Finding {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/g)];
  const foreign = scripts.filter(([, address]) => /^(?:https?:)?\/\//.test(address ?? ''));
  const sealed = scripts.filter(([tag]) => /\bintegrity="/.test(tag));
  const points = foreign.some((script) => !sealed.includes(script))
    ? -5
    : sealed.length > 0
      ? 5
      : 0;
  return {
    test: 'subresource-integrity',
    result: `${scripts.length} scripts with an address`,
    points,
    most: 5,
  };
}

function cookieFinding(header: string | undefined): Finding {
  if (header !== undefined) throw new Error('This scorer knows no rules for cookies');
  return { test: 'cookies', result: 'none', points: 0, most: 5 };
}

function sharingFinding(headers: Headers): Finding {
  const open =
    headers['access-control-allow-origin'] !== undefined &&
    headers['access-control-allow-credentials'] === 'true';
  return {
    test: 'cross-origin-resource-sharing',
    result: open ? 'universal' : 'none',
    points: open ? -50 : 0,
    most: 0,
  };
}

function gradeOf(score: number): string {
  const steps: readonly (readonly [number, string])[] = [
    [100, 'A+'],
    [90, 'A'],
    [85, 'A-'],
    [80, 'B+'],
    [70, 'B'],
    [65, 'B-'],
    [60, 'C+'],
    [50, 'C'],
    [45, 'C-'],
    [40, 'D+'],
    [30, 'D'],
    [25, 'D-'],
  ];
  return steps.find(([least]) => score >= least)?.[1] ?? 'F';
}

/**
 * Scores an answer.
 *
 * @param given headers of the answer, names in any case
 * @param html its body
 */
export function observatoryScore(given: Headers, html: string, preloaded = false): Score {
  const headers = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const findings = [
    policyFinding(headers['content-security-policy']),
    cookieFinding(headers['set-cookie']),
    sharingFinding(headers),
    referrerFinding(headers['referrer-policy']),
    transportFinding(headers['strict-transport-security'], preloaded),
    integrityFinding(html),
    sniffFinding(headers['x-content-type-options']),
    frameFinding(headers),
    resourceFinding(headers['cross-origin-resource-policy']),
  ];
  const sum = (counted: readonly Finding[]): number =>
    counted.reduce((total, { points }) => total + points, 100);
  const plain = sum(findings.filter(({ points }) => points < 0));
  const score = Math.max(0, plain >= BONUS_FROM ? sum(findings) : plain);
  return { score, grade: gradeOf(score), findings };
}
