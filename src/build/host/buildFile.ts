import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { HandedOver } from './siteOutput';

/** What `/build.json` of the published site says: which content and which code it was made from. */
export interface BuildFile {
  /** Changes with any file of the site. */
  readonly id: string;
  readonly pages: number;
  readonly source: 'contentful' | 'default';
  /** Newest change of any entry or picture in this site, ISO 8601; null for bundled content. */
  readonly contentUpdatedAt: string | null;
  /** When the site was finished, ISO 8601. */
  readonly builtAt: string;
  /** The commit whose code made it; null where there is none. */
  readonly commit: string | null;
}

/** The commit that the host names (`COMMIT_REF`), else the one checked out in `root`. */
async function commitOf(root: string, env: NodeJS.ProcessEnv): Promise<string | null> {
  const named = env.COMMIT_REF?.trim();
  if (named) return named;
  const git = promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: root });
  return git.then(
    ({ stdout }) => stdout.trim(),
    () => null,
  );
}

/** The text of `build.json`. */
export async function buildFile(
  root: string,
  { id, pages }: Pick<BuildFile, 'id' | 'pages'>,
  { source, contentUpdatedAt }: HandedOver,
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const file: BuildFile = {
    id,
    pages,
    source,
    contentUpdatedAt: contentUpdatedAt ?? null,
    builtAt: new Date().toISOString(),
    commit: await commitOf(root, env),
  };
  return `${JSON.stringify(file)}\n`;
}
