/** Runs the project's own commands, as an operator would, against the offline space. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import https from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { FakeContentful } from '../../contentful';
import { PROGRAM_VARIABLES, programArguments } from '../../support/program';

type CommandName = 'migrate' | 'seed' | 'setup';

export interface Result {
  /** null when the command was killed. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Names of files that the command left in its working folder. */
  readonly leftovers: readonly string[];
}

interface RunOptions {
  readonly args?: readonly string[];
  /** Added to the variables of the space; undefined takes one away. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Kills the command with SIGKILL as soon as this is true. */
  readonly killWhen?: () => boolean;
}

const LOOK_EVERY_MS = 2;

/** Runs a command in an empty folder with nothing in its environment but what is given. */
export const run = (
  fake: FakeContentful,
  command: CommandName,
  { args = [], env = {}, killWhen }: RunOptions = {},
): Promise<Result> =>
  new Promise((resolve) => {
    const cwd = mkdtempSync(path.join(tmpdir(), 'command-'));
    const variables = { ...fake.env(), CONTENTFUL_REQUESTS_PER_SECOND: '1000', ...env };
    const child = spawn(
      process.execPath,
      programArguments(`contentful-migrations/commands/${command}.ts`, args),
      { cwd, env: { PATH: process.env.PATH, ...PROGRAM_VARIABLES, ...variables } },
    );
    const output = { stdout: '', stderr: '' };
    child.stdout.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
    const watch = setInterval(() => {
      if (killWhen?.() === true) child.kill('SIGKILL');
    }, LOOK_EVERY_MS);
    child.on('close', (code) => {
      clearInterval(watch);
      const leftovers = readdirSync(cwd);
      rmSync(cwd, { recursive: true, force: true });
      resolve({ code, ...output, leftovers });
    });
  });

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
