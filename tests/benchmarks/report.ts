/** The results of the benchmark as a page of text. */
import type { Build, BuildResults } from './builds';
import type { Interaction } from './interactions';
import type { PageSpeed } from './speed';
import type { Visit } from './visits';
import type { PageWeight as Weight } from '../support/weight';

export interface PageWeight extends Weight {
  readonly path: string;
}

export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly memoryGigabytes: number;
  /** Programs that wanted a core in the minute before; more than `cores` makes times worthless. */
  readonly loadBefore: number;
  readonly node: string;
}

export interface Measured<T> {
  readonly date: string;
  readonly machine: Machine;
  readonly value: T;
}

/** What each part of the benchmark found when it was run last. */
export interface Results {
  weight?: Measured<readonly PageWeight[]>;
  speed?: Measured<readonly PageSpeed[]>;
  visits?: Measured<readonly Visit[]>;
  interactions?: Measured<readonly Interaction[]>;
  build?: Measured<BuildResults>;
  sizes?: Measured<readonly Build[]>;
}

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(row)].join(
    '\n',
  );

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);
const megabytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(0);
const ratio = (value: number, floor: number): string =>
  floor > 0 ? `${(value / floor).toFixed(2)}x` : '–';

const conditions = ({ date, machine }: Measured<unknown>): string => {
  const busy =
    machine.loadBefore > machine.cores
      ? ' The machine was busy with other work: times are worse than they should be.'
      : '';
  return `Measured on ${date}: ${machine.processor}, ${machine.cores} cores, ${machine.memoryGigabytes} GB, Node ${machine.node}, load before the run ${machine.loadBefore}.${busy}`;
};

const part = <T>(result: Measured<T> | undefined, describe: (value: T) => string): string =>
  result ? `${conditions(result)}\n\n${describe(result.value)}` : 'Not measured yet.';

const weightPart = (weight: readonly PageWeight[]): string =>
  table(
    ['page', 'HTML', 'of it CSS', 'of it script', 'fonts', 'first picture'],
    weight.map((page) => [
      page.path,
      ...[page.html, page.styles, page.boot, page.fonts, page.firstPicture].map(kilobytes),
    ]),
  );

const speedPart = (speed: readonly PageSpeed[]): string =>
  `Median of ${speed[0]?.runs ?? 0}.\n\n${table(
    [
      ...['page', 'performance (floor)', 'accessibility', 'best practices', 'SEO'],
      ...['LCP ms (of floor)', 'blocking ms (floor)', 'shift'],
    ],
    speed.map(({ path, built, floor }) => [
      path,
      `${built.performance} (${floor.performance})`,
      built.accessibility,
      built['best-practices'],
      built.seo,
      `${Math.round(built.lcp)} (${ratio(built.lcp, floor.lcp)})`,
      `${Math.round(built.blocking)} (${Math.round(floor.blocking)})`,
      built.shift.toFixed(3),
    ]),
  )}`;

const visitPart = (visits: readonly Visit[]): string =>
  table(
    ['page', 'main thread busy, ms', 'floor, ms'],
    visits.map(({ path, built, floor }) => [path, Math.round(built), Math.round(floor)]),
  );

const interactionPart = (interactions: readonly Interaction[]): string =>
  table(
    ['interaction', 'at once, ms', 'later, ms', 'floor, ms'],
    interactions.map(({ name, first, later, floor = '–' }) => [name, first, later, floor]),
  );

const buildRow = (build: Build, builds: readonly Build[]): readonly (string | number)[] => {
  const cold = build.kind.startsWith('cold');
  // Cold builds are compared with the empty site, warm ones with the same site's unchanged one.
  const base = cold
    ? builds.find(({ kind }) => kind === 'cold')
    : builds.find(({ site, kind }) => site === build.site && kind === 'warm');
  return [
    build.site,
    build.kind,
    build.seconds.toFixed(1),
    base ? ratio(build.seconds, base.seconds) : '–',
    build.processorSeconds.toFixed(1),
    base ? ratio(build.processorSeconds, base.processorSeconds) : '–',
    megabytes(build.peakBytes),
    build.rendered,
  ];
};

const buildPart = ({ builds, publishes }: BuildResults): string =>
  [
    table(
      [
        ...['site', 'build', 'seconds', 'ratio', 'processor seconds', 'ratio', 'peak MB'],
        'pages rendered',
      ],
      builds.map((build) => buildRow(build, builds)),
    ),
    'From the call that publishes to the served page that shows it, without the time of the host’s own queue and network:',
    table(
      ['published', 'seconds'],
      publishes.map(({ what, seconds }) => [what, seconds.toFixed(1)]),
    ),
  ].join('\n\n');

const sizesPart = (builds: readonly Build[]): string =>
  table(
    ['site', 'build', 'seconds', 'processor seconds', 'peak MB'],
    builds.map(({ site, kind, seconds, processorSeconds, peakBytes }) => [
      site,
      kind,
      seconds.toFixed(1),
      processorSeconds.toFixed(1),
      megabytes(peakBytes),
    ]),
  );

/** The text of docs/performance.md. */
export const describeResults = ({
  weight,
  speed,
  visits,
  interactions,
  build,
  sizes,
}: Results): string => `# Performance

Written by \`npm run bench\`. The budgets are in \`tests/budgets.json\`; the tests hold every built page
to them.

## Page weight

Kilobytes (1,024 bytes). HTML, CSS and scripts are compressed with gzip. CSS is part of the HTML.
Scripts are asked for after the page is painted. The first picture is the one a phone of 390 pixels
with 2.6 device pixels to each picks.

${part(weight, weightPart)}

## Page speed

Lighthouse, mobile, with its simulated slow 4G. The floor is the same built page with all scripts
removed, measured by turns with it in one run, in a browser as it comes.

${part(speed, speedPart)}

## Visits

How long the main thread of a phone four times slower than this machine is busy while somebody opens a
page, reads it to its end and taps the number. The floor is the same page with all scripts removed, by
turns with it in one run.

${part(visits, visitPart)}

## Interactions

The longest time from a touch or key to the paint that answers it, on a phone whose processor is four
times slower than this machine's: at once, half a second after the visitor came to the thing, when its
island may still be on its way, and later, when it has long been hydrated. A finger rests on the glass
for 80 ms, and letters follow 600 ms after the field was touched. Browsers count in steps of 8 ms; what
is below 16 ms counts as 0. The floor is the same deed on the same page with all scripts removed, by
turns with the others in one run: the slowed browser's own time. An empty form is answered by the
browser itself at once, and by the page later.

${part(interactions, interactionPart)}

## Builds

The default site sizes its pictures itself; a space has them sized by Contentful. Ratios of cold builds
are to the cold build of an empty Gatsby site with the same plugins in the same run, those of warm
builds to the same site's warm build without a change. Peak memory is that of Gatsby and all its
helpers; what they share counts once. A page into which Gatsby only puts a new header or footer is not
rendered.

${part(build, buildPart)}

## Sizes

The site from a space with many more posts of the usual length, or many more questions.

${part(sizes, sizesPart)}
`;
