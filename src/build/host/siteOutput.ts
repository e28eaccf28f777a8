import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { MarkTarget } from '../../content/assemble/marks';
import type { PreviewProblem } from '../preview/previewFile';
import { isRedirect, type Redirect } from './redirects';

/** What the steps inside Gatsby leave for finishing, as far as it cares. */
export interface HandedOver {
  readonly preview: boolean;
  readonly redirects: readonly Redirect[];
  /** Earlier addresses of every entry, published for the next build; absent without a space. */
  readonly history?: Readonly<Record<string, readonly string[]>>;
  /** Entries and fields that the marks in a preview's texts stand for. */
  readonly marks: readonly MarkTarget[];
  /** Where the texts are from. */
  readonly source: 'contentful' | 'default';
  /** Newest change in the space, ISO 8601; absent for bundled content. */
  readonly contentUpdatedAt?: string;
  /** What the bar of a preview shows to editors. */
  readonly problems: readonly PreviewProblem[];
}

/**
 * Reads what `src/build/siteOutput` wrote. A site without that file has nothing to hand over.
 *
 * @param site Gatsby's program directory
 * @throws Error when the file is there but is not what it should be
 */
export async function readHandedOver(site: string): Promise<HandedOver> {
  const file = path.join(site, '.cache', 'site-output.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const value: unknown = text === undefined ? {} : JSON.parse(text);
  if (typeof value !== 'object' || value === null) throw new Error(`${file} holds no object`);
  const redirects: unknown = 'redirects' in value ? value.redirects : [];
  if (!Array.isArray(redirects) || !redirects.every(isRedirect)) {
    throw new Error(`The redirects in ${file} are not all redirects`);
  }
  const history: unknown = 'history' in value ? value.history : undefined;
  const marks: unknown = 'marks' in value ? value.marks : undefined;
  const contentUpdatedAt: unknown = 'contentUpdatedAt' in value ? value.contentUpdatedAt : '';
  const problems: unknown = 'problems' in value ? value.problems : undefined;
  return {
    preview: 'preview' in value && value.preview === true,
    redirects,
    ...(isHistory(history) ? { history } : {}),
    marks: Array.isArray(marks) && marks.every(isMarkTarget) ? marks : [],
    source: 'source' in value && value.source === 'contentful' ? 'contentful' : 'default',
    ...(isText(contentUpdatedAt) ? { contentUpdatedAt } : {}),
    problems: Array.isArray(problems) ? problems.filter(isPreviewProblem) : [],
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isPreviewProblem(value: unknown): value is PreviewProblem {
  return (
    typeof value === 'object' &&
    value !== null &&
    'message' in value &&
    isText(value.message) &&
    'severity' in value &&
    isText(value.severity)
  );
}

/** Number and target of a mark must keep fitting, so a list with anything else in it is no list. */
function isMarkTarget(value: unknown): value is MarkTarget {
  return (
    typeof value === 'object' &&
    value !== null &&
    'entryId' in value &&
    'fieldId' in value &&
    isText(value.entryId) &&
    isText(value.fieldId)
  );
}

function isHistory(value: unknown): value is NonNullable<HandedOver['history']> {
  return typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray);
}
