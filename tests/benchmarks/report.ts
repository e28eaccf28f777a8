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
      ? ' The machine was busy with other work, so times are too long.'
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
    'From the publish call to the served page that shows the change, without the host’s own queue and network:',
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

Generated by \`npm run bench\`. The tests enforce the budgets in \`tests/budgets.json\` on every built page.

## Page weight

In kilobytes (1,024 bytes). HTML, CSS, and scripts are compressed with gzip; CSS is part of the HTML.
Scripts of islands are requested after the first paint. The first picture is the size that a phone 390
pixels wide with a device pixel ratio of 2.6 picks.

${part(weight, weightPart)}

## Page speed

Lighthouse mobile with its simulated slow 4G. The floor is the same page with all scripts removed. Both
are measured alternately in one run, in a browser with default settings.

${part(speed, speedPart)}

## Visits

How long the main thread is busy, at a CPU slowdown of four, while a visitor opens a page, scrolls to its
end, and taps the phone number. The floor is the same page with all scripts removed, measured
alternately in one run.

${part(visits, visitPart)}

## Interactions

The longest time from an input to the next paint, at a CPU slowdown of four. “At once” is half a second
after the control came into view, while its island may still be loading; “later” is when the island has
long been hydrated. A tap lasts 80 ms, and typing starts 600 ms after the field is focused. Browsers
report steps of 8 ms and count less than 16 ms as 0. The floor is the same interaction on the same page
with all scripts removed, measured alternately in one run. An empty form is answered by the browser at
once, and by the page later.

${part(interactions, interactionPart)}

## Builds

The default site resizes its own pictures; Contentful resizes those of a space. Cold builds are compared
with the cold build of an empty Gatsby site with the same plugins in the same run, warm builds with an
unchanged warm build of the same site. Peak memory covers Gatsby and all its worker processes; shared
memory counts once. A page that only gets a new header or footer slice does not count as rendered.

${part(build, buildPart)}

## Sizes

A site with many more posts of the usual length, or many more questions.

${part(sizes, sizesPart)}
`;
