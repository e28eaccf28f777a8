/** `npm run rehearse`: the rehearsal for people, with the time of each step. */
import { parseArgs } from 'node:util';
import { rehearse, type Step } from './rehearsal';
import { SPACES, type SpaceName } from './spaces';

const HELP = `npm run rehearse plays day one with an offline space: set-up, first build, a visitor's message, a look
from outside, a draft, an edit, the rebuild it causes, and the page that shows it. It looks at the space
first and says what it holds, makes sure that the set-up leaves it alone, and prints each step with its time.

  -- --space others  plays it in a space with content types and entries of others
  -- --space staff   plays it in a space that was set up before and has been edited by staff since

It needs no variable, no account and no network. dist/ is left alone.`;

const isSpace = (name: string): name is SpaceName => Object.hasOwn(SPACES, name);

const seconds = (milliseconds: number): string =>
  `${(milliseconds / 1000).toFixed(1)} s`.padStart(8);

const print = ({ name, milliseconds }: Step): void =>
  console.log(`${seconds(milliseconds)}  ${name}`);

const main = async (name: SpaceName): Promise<void> => {
  const stage = await rehearse(print, name);
  console.log(`\n${seconds(stage.publishToLive)}  from Publish to the page that shows it`);
  await stage.close();
};

const { values } = parseArgs({
  options: {
    space: { type: 'string', default: 'empty' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(HELP);
} else if (!isSpace(values.space)) {
  console.error(
    `There is no space “${values.space}”. Choose one of: ${Object.keys(SPACES).join(', ')}.`,
  );
  process.exitCode = 2;
} else {
  main(values.space).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
