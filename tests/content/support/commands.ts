/** Runs the project's own commands, as an operator would, against the offline space. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { Agent } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient, type PlainClientAPI } from 'contentful-management';
import type { FakeContentful } from '../../contentful';
import { runProgram, type Ended, type RunOptions } from '../../support/program';

type CommandName = 'migrate' | 'seed' | 'setup';

/**
 * Runs a command in an empty folder with only the given environment variables.
 *
 * @returns the result, with the names of files that the command left in its working folder
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

/** Contentful's own client of the management API, for the environment `master`. */
export const managementOf = (fake: FakeContentful): PlainClientAPI =>
  createClient(
    {
      accessToken: fake.managementToken,
      host: fake.host,
      hostUpload: fake.host,
      httpsAgent: new Agent({ ca: readFileSync(fake.caFile) }),
    },
    { type: 'plain', defaults: { spaceId: fake.spaceId, environmentId: 'master' } },
  );

const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** The number of requests since `requests.clear()` that changed something. */
export const writesTo = (fake: FakeContentful): number =>
  WRITES.reduce((sum, method) => sum + fake.requests.count({ method }), 0);

/** Everything an editor has made or may change, to compare before with after. */
export const contentOf = (fake: FakeContentful): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    fake.space
      .entries()
      .map(({ id, version, body, published }) => [
        id,
        { version, ...body, published: published?.version },
      ]),
  );
