/** What the commands of a space share: help, flags, and one sentence for every failure. */
import { EnvironmentError } from '../../../src/environment';
import { runCommand } from '../../../src/hosting/commandLine';
import { PlainError } from '../../../src/failure';
import { explain } from './failures';
import { readSettings, type Settings } from './settings';

/** Flag of all commands that write. */
export const DRY_RUN = '--dry-run';

interface Command {
  /** As typed: `npm run contentful:seed`. */
  readonly name: string;
  readonly about: string;
  /** Flags with what they do. */
  readonly flags?: Readonly<Record<string, string>>;
  /** Further variables it reads, with what they are for. */
  readonly variables?: Readonly<Record<string, string>>;
  readonly run: (settings: Settings, flags: ReadonlySet<string>) => Promise<void>;
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

const table = (rows: Readonly<Record<string, string>>): string => {
  const width = Math.max(...Object.keys(rows).map((name) => name.length));
  return Object.entries(rows)
    .map(([name, meaning]) => `  ${name.padEnd(width)}  ${meaning}`)
    .join('\n');
};

const help = ({ name, about, flags, variables }: Command): string =>
  [
    `${name}\n${about}`,
    `Variables it needs:\n${table(NEEDED)}`,
    `Variables it also reads:\n${table({ ...OPTIONAL, ...variables })}`,
    `Flags, after --:\n${table({ ...flags, '--help': 'prints this' })}`,
  ].join('\n\n');

const parseFlags = (command: Command, given: readonly string[]): ReadonlySet<string> => {
  const known = Object.keys(command.flags ?? {});
  const unknown = given.find((flag) => !known.includes(flag));
  if (unknown === undefined) return new Set(given);
  throw new EnvironmentError(
    `${command.name} does not know “${unknown}” (--help lists what it knows).`,
  );
};

/** Runs a command that works on a space. */
export const runSpaceCommand = (command: Command): Promise<void> =>
  runCommand(help(command), async () => {
    const flags = parseFlags(command, process.argv.slice(2));
    const settings = readSettings(process.env);
    try {
      await command.run(settings, flags);
    } catch (error) {
      if (error instanceof PlainError) throw error;
      throw new PlainError(explain(error, settings, 'CONTENTFUL_MANAGEMENT_HOST'));
    }
  });
