/** The results of the benchmark as a page of text. */
import type { PageSpeed } from './speed';
import type { PageWeight } from './weight';

export interface Results {
  readonly date: string;
  readonly machine: {
    readonly processor: string;
    readonly cores: number;
    readonly memoryGigabytes: number;
    /** Programs that wanted a core in the minute before; more than `cores` makes times worthless. */
    readonly loadBefore: number;
    readonly node: string;
  };
  readonly weight: readonly PageWeight[];
  readonly speed: readonly PageSpeed[];
}

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(row)].join(
    '\n',
  );

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);
const ratio = (value: number, floor: number): string =>
  floor > 0 ? (value / floor).toFixed(2) : '–';

const weightPart = (weight: readonly PageWeight[]): string =>
  weight.length === 0
    ? 'Not run.'
    : table(
        ['page', 'HTML', 'of it CSS', 'scripts', 'fonts', 'first picture'],
        weight.map((page) => [
          page.path,
          ...[page.html, page.styles, page.scripts, page.fonts, page.firstPicture].map(kilobytes),
        ]),
      );

const speedPart = (speed: readonly PageSpeed[]): string =>
  speed.length === 0
    ? 'Not run.'
    : table(
        [
          'page',
          'performance (floor)',
          'accessibility',
          'best practices',
          'SEO',
          'LCP ms (of floor)',
          'blocking ms (floor)',
          'shift',
        ],
        speed.map(({ path, built, floor }) => [
          path,
          `${built.performance} (${floor.performance})`,
          built.accessibility,
          built['best-practices'],
          built.seo,
          `${Math.round(built.lcp)} (${ratio(built.lcp, floor.lcp)}x)`,
          `${Math.round(built.blocking)} (${Math.round(floor.blocking)})`,
          built.shift.toFixed(3),
        ]),
      );

const runsPart = ([first]: readonly PageSpeed[]): string =>
  first ? ` Median of ${first.runs}.` : '';

/** The text of docs/performance.md. */
export const describeResults = ({ date, machine, weight, speed }: Results): string => {
  const busy =
    speed.length > 0 && machine.loadBefore > machine.cores
      ? '\nThe machine was busy with other work: blocking times and performance scores below are\nworse than the site is. Measure again on a quiet machine before drawing conclusions.\n'
      : '';
  return `# Performance

Written by \`npm run bench\` on ${date}. Machine: ${machine.processor}, ${machine.cores} cores,
${machine.memoryGigabytes} GB, Node ${machine.node}; load before the run: ${machine.loadBefore}.
${busy}
The budgets are in \`tests/budgets.json\`; the tests hold every built page to them.

## Page weight

Kilobytes (1,024 bytes). HTML, CSS and scripts are compressed with gzip. CSS is part of the HTML.
Scripts are asked for after the page is painted. The first picture is the one a phone of 390 pixels
with 2.6 device pixels to each picks.

${weightPart(weight)}

## Page speed

Lighthouse, mobile, with its simulated slow 4G. The floor is the same built page with all scripts
removed, measured by turns with it.${runsPart(speed)}

${speedPart(speed)}

## Not measured by this command

Build time by number of posts, memory, pages rendered again after an edit, and the time from
publishing to the live page. \`npm run rehearse\` times one publish in an offline space.
`;
};
