/** Runs the project's own commands, as an operator would, against the offline space. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import https from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { FakeContentful } from '../../contentful';
import { runProgram, type Ended, type RunOptions } from '../../support/program';

type CommandName = 'migrate' | 'seed' | 'setup';

/**
 * Runs a command in an empty folder with nothing in its environment but what is given.
 *
 * @returns with the names of files that the command left in its working folder
 */
export const run = async (
  fake: FakeContentful,
  command: CommandName,
  { env, ...options }: Omit<RunOptions, 'cwd'> = {},
): Promise<Ended & { readonly leftovers: readonly string[] }> => {
  const cwd = mkdtempSync(path.join(tmpdir(), 'command-'));
  const ended = await runProgram(`contentful-migrations/commands/${command}.ts`, {
    ...options,
    cwd,
    env: { ...fake.env(), CONTENTFUL_REQUESTS_PER_SECOND: '1000', ...env },
  });
  const leftovers = readdirSync(cwd);
  rmSync(cwd, { recursive: true, force: true });
  return { ...ended, leftovers };
};

interface ManagementRequest {
  readonly method?: string;
  /** After the address of the space. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string | number>>;
  readonly data?: unknown;
}

/** Answer of the management API, as JSON. @throws Error with the answer when it is a refusal */
export const managementRequest = <Answer>(
  fake: FakeContentful,
  { method = 'GET', path: resource, headers, data }: ManagementRequest,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const url = `https://${fake.hosts.management}/spaces/${fake.spaceId}${resource}`;
    const authorized = { ...headers, Authorization: `Bearer ${fake.managementToken}` };
    const options = { method, headers: authorized, ca: readFileSync(fake.caFile) };
    const request = https.request(url, options, (response) => {
      text(response).then((body) => {
        if ((response.statusCode ?? 500) >= 400) reject(new Error(body));
        else resolve(JSON.parse(body) as Answer);
      }, reject);
    });
    request.on('error', reject);
    request.end(data === undefined ? undefined : JSON.stringify(data));
  });

const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** How many requests since `requests.clear()` changed something. */
export const writesTo = (fake: FakeContentful): number =>
  WRITES.reduce((sum, method) => sum + fake.requests.count({ method }), 0);

/** Everything an editor has made or may change, to compare before with after. */
export const contentOf = (fake: FakeContentful): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    fake.space
      .entries()
      .map(({ id, version, body, archivedVersion, published }) => [
        id,
        { version, ...body, archivedVersion, published: published?.version },
      ]),
  );
