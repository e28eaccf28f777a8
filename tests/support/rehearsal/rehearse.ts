/** `npm run rehearse`: the rehearsal for people, with the time of each step. */
import { rehearse, type Step } from './rehearsal';

const HELP = `npm run rehearse plays day one with an offline space: set-up, first build, a visitor's message, a look
from outside, a draft, an edit, the rebuild it causes, and the page that shows it, each step with its time.

It needs no variable, no account and no network. dist/ is left alone.`;

const seconds = (milliseconds: number): string =>
  `${(milliseconds / 1000).toFixed(1)} s`.padStart(8);

const print = ({ name, milliseconds }: Step): void =>
  console.log(`${seconds(milliseconds)}  ${name}`);

const main = async (): Promise<void> => {
  const stage = await rehearse(print);
  console.log(`\n${seconds(stage.publishToLive)}  from Publish to the page that shows it`);
  await stage.close();
};

if (process.argv.includes('--help')) console.log(HELP);
else
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
