/** What the commands of a space share: help, flags, and one sentence for every failure. */
import { runCommand } from '../../../src/hosting/commandLine';
import { PlainError } from '../../../src/failure';
import { explain } from './failures';
import { inspectSpace } from './inspectSpace';
import { readSettings } from './settings';
import { openSpace, type OpenSpace } from './space';

const DRY_RUN = 'dry-run';

interface Command {
  /** As typed: `npm run contentful:seed`. */
  readonly name: string;
  readonly about: string;
  /** Flags without `--`, with what they do; `dry-run` is one of every command. */
  readonly flags?: Readonly<Record<string, string>>;
  /** Further variables it reads, with what they are for. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Prints what it would do to a space. */
  readonly plan?: (space: OpenSpace, flags: ReadonlySet<string>) => Promise<unknown>;
  readonly run: (space: OpenSpace, flags: ReadonlySet<string>) => Promise<void>;
}

const NEEDED = {
  CONTENTFUL_SPACE_ID: 'id of the space, found under Settings, General settings',
  CONTENTFUL_MANAGEMENT_TOKEN: 'token of an administrator, made under Settings, CMA tokens',
};

const OPTIONAL = {
  CONTENTFUL_ENVIRONMENT: 'environment to work on (master)',
  CONTENTFUL_HOST: 'host that the site reads; cdn.eu.contentful.com for a space in Europe',
  CONTENTFUL_MANAGEMENT_HOST: 'host of the management API (api.contentful.com, or that of Europe)',
  CONTENTFUL_UPLOAD_HOST: 'host of the upload API (upload.contentful.com, or that of Europe)',
  CONTENTFUL_REQUESTS_PER_SECOND: 'most requests a second (what Contentful allows)',
};

const table = (rows: Readonly<Record<string, string>>, prefix = ''): string => {
  const width = Math.max(...Object.keys(rows).map((name) => name.length));
  return Object.entries(rows)
    .map(([name, meaning]) => `  ${prefix}${name.padEnd(width)}  ${meaning}`)
    .join('\n');
};

const flagsOf = ({ flags, plan }: Command): Readonly<Record<string, string>> => ({
  [DRY_RUN]: `only looks at the space, and prints what stands in the way${plan ? ' and what it would do' : ''}`,
  ...flags,
});

const help = (command: Command): string =>
  [
    `${command.name}\n${command.about}`,
    `Variables it needs:\n${table(NEEDED)}`,
    `Variables it also reads:\n${table({ ...OPTIONAL, ...command.variables })}`,
    `Flags, after --:\n${table({ ...flagsOf(command), help: 'prints this' }, '--')}`,
  ].join('\n\n');

/** Runs a command that works on a space, or only looks at the space. */
export const runSpaceCommand = (command: Command): Promise<void> => {
  const names = Object.keys(flagsOf(command));
  const options = Object.fromEntries(names.map((name) => [name, { type: 'boolean' } as const]));
  return runCommand(help(command), options, async (given) => {
    const flags = new Set(Object.keys(given));
    const settings = readSettings(process.env);
    try {
      const space = await openSpace(settings);
      const isClear = await inspectSpace(space);
      if (!flags.has(DRY_RUN)) return await command.run(space, flags);
      await command.plan?.(space, flags);
      console.log('Nothing was changed.');
      if (!isClear) process.exitCode = 1;
    } catch (error) {
      if (error instanceof PlainError) throw error;
      throw new PlainError(explain(error, settings, 'CONTENTFUL_MANAGEMENT_HOST'));
    }
  });
};
