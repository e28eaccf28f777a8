/** What all commands for a space share: help, flags, and a one-sentence message for every failure. */
import { runCommand } from '../../../src/hosting/commandLine';
import { PlainError } from '../../../src/failure';
import { explain } from './failures';
import { inspectSpace } from './inspectSpace';
import { readSettings } from './settings';
import { openSpace, type OpenSpace } from './space';

/** What the help of each command says after its own. */
const HELP = `  -- --dry-run          only looks at the space, and prints what stands in the way

Variables it needs:
  CONTENTFUL_SPACE_ID             id of the space, found under Settings, General settings
  CONTENTFUL_MANAGEMENT_TOKEN     token of an administrator, made under Settings, CMA tokens

Variables it also reads:
  CONTENTFUL_ENVIRONMENT          environment to work on (master)
  CONTENTFUL_HOST                 host that the site reads; cdn.eu.contentful.com for a space in Europe
  CONTENTFUL_MANAGEMENT_HOST      host of the management API (api.contentful.com, or that of Europe)
  CONTENTFUL_UPLOAD_HOST          host of the upload API (upload.contentful.com, or that of Europe)
  CONTENTFUL_REQUESTS_PER_SECOND  most requests a second (what Contentful allows)`;

interface Command {
  /** The command's own part of the help: its name, what it does, and what only this command has. */
  readonly help: string;
  /** Flags besides `dry-run`, without `--`. */
  readonly flags?: readonly string[];
  /** Prints what it would do to a space. */
  readonly plan?: (space: OpenSpace, flags: ReadonlySet<string>) => Promise<unknown>;
  readonly run: (space: OpenSpace, flags: ReadonlySet<string>) => Promise<void>;
}

/** Runs a command that works on a space, or only looks at the space. */
export const runSpaceCommand = ({ help, flags = [], plan, run }: Command): Promise<void> => {
  const names = ['dry-run', ...flags];
  const options = Object.fromEntries(names.map((name) => [name, { type: 'boolean' } as const]));
  return runCommand(`${help}\n${HELP}`, options, async (given) => {
    const flags = new Set(Object.keys(given));
    // npm takes the flag for its own where somebody forgets the `--` before it.
    const isDryRun = given['dry-run'] ?? process.env.npm_config_dry_run === 'true';
    const settings = readSettings(process.env);
    try {
      console.log(`Space ${settings.spaceId}, environment ${settings.environmentId}:`);
      const space = await openSpace(settings);
      const isClear = await inspectSpace(space);
      if (!isDryRun) return await run(space, flags);
      await plan?.(space, flags);
      console.log('Nothing was changed.');
      if (!isClear) process.exitCode = 1;
    } catch (error) {
      if (error instanceof PlainError) throw error;
      throw new PlainError(explain(error, settings, 'CONTENTFUL_MANAGEMENT_HOST'));
    }
  });
};
