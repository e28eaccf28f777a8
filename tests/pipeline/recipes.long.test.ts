/**
 * The recipes of `src/content/README.md`, carried out one after the other in a copy of the repository.
 * Each touches as many files as the recipe says; in the end types, lint, and tests pass, and the pages
 * show what was added.
 */
import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { CLEAN_ENVIRONMENT } from '../support/cleanEnvironment';

jest.setTimeout(1_200_000);

const REPOSITORY = path.resolve(__dirname, '../..');
const COPY = path.join(REPOSITORY, '.build/recipes');

const run = async (command: string, ...args: readonly string[]): Promise<string> => {
  const bin = path.join(REPOSITORY, 'node_modules/.bin', command);
  const options = { cwd: COPY, env: CLEAN_ENVIRONMENT, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)(bin, [...args], options).catch(
    (error: { readonly stdout: string; readonly stderr: string }) => {
      throw new Error(`${command} ${args.join(' ')}\n${error.stdout}\n${error.stderr}`);
    },
  );
  return stdout;
};

beforeAll(async () => {
  await rm(COPY, { recursive: true, force: true });
  await mkdir(COPY, { recursive: true });
  const { stdout } = await promisify(execFile)('git', ['ls-files'], { cwd: REPOSITORY });
  for (const file of stdout.trim().split('\n'))
    await cp(path.join(REPOSITORY, file), path.join(COPY, file), { recursive: true });
  await symlink(path.join(REPOSITORY, 'node_modules'), path.join(COPY, 'node_modules'));
  // In a repository of its own, since oxlint leaves out what the one around it ignores.
  await promisify(execFile)('git', ['init', '--quiet'], { cwd: COPY });
});
afterAll(() => rm(COPY, { recursive: true, force: true }));

/** One step of a recipe: a new file, or text inserted after other text in an existing file. */
type Step = readonly [file: string, words: string, after?: string | RegExp];

interface Recipe {
  readonly steps: readonly Step[];
  /** Files that the recipe does not count: bundled content, if there is any. */
  readonly content?: readonly string[];
}

const carryOut = async ([file, words, after]: Step): Promise<void> => {
  const whole = path.join(COPY, file);
  if (after === undefined) return writeFile(whole, words);
  const text = await readFile(whole, 'utf8');
  const found = typeof after === 'string' ? after : after.exec(text)?.[0];
  if (found === undefined || !text.includes(found)) throw new Error(`${file} lacks ${after}`);
  return writeFile(whole, text.replace(found, `${found}${words}`));
};

/** The number of files that a recipe of the README states. */
const countIn = (readme: string, title: string): number => {
  const text = readme.split(`### ${title}\n`)[1]?.split('\n### ')[0] ?? '';
  const word = /\b(two|three|four|five|six|seven)\s+files/i.exec(text)?.[1]?.toLowerCase();
  return ['two', 'three', 'four', 'five', 'six', 'seven'].indexOf(word ?? '') + 2;
};

const recipes: Readonly<Record<string, Recipe>> = {
  'A new text': {
    steps: [
      [
        'src/content/defaults/microcopy.ts',
        "\n    winterHours: line('line on hours in winter', 'The office opens at eight in winter.'),",
        '\n  footer: {',
      ],
      [
        'src/slices/footer.tsx',
        '\n          {ui.winterHours}',
        /<button className="button button-quote"[^>]*>/,
      ],
    ],
  },
  'A new field': {
    steps: [
      [
        'src/content/model/index.ts',
        "\n      season: { kind: 'text', name: 'Best season', max: 80 },",
        /\n {2}service: \{[^]*?\n {4}fields: \{/,
      ],
      [
        'src/content/defaults/services/treePruning.ts',
        "\n    season: 'Late winter',",
        /\n {2,4}fields: \{/,
      ],
      [
        'contentful-migrations/service.ts',
        "\n    season: 'For example Late winter. Empty: nothing is shown.',",
        '\n  help: {',
      ],
      [
        'src/content/views/pages.ts',
        '\n  readonly season?: string;',
        'export interface ServiceView extends ServicePage {',
      ],
      [
        'src/content/pages/pages.ts',
        '\n    season: service.season,',
        '\n    body: withIds(service.body, uniqueId),',
      ],
      [
        'src/sections/service/ServiceArticle.tsx',
        '\n    {page.season && <p>{page.season}</p>}',
        '<RichText document={page.body} lede />',
      ],
    ],
    content: ['src/content/defaults/services/treePruning.ts'],
  },
  'A new section': {
    steps: [
      [
        'src/content/looks.ts',
        `
  quietNote: {
    label: 'Quiet note',
    fields: ['heading', 'intro'],
    ground: 'page',
  },`,
        'export const looks = {',
      ],
      [
        'src/sections/QuietNote.tsx',
        `import { Section, SectionIntro, type SectionProps } from './parts/Section';

/** A heading and a sentence. */
export const QuietNote = ({ section }: SectionProps<'quietNote'>) => (
  <Section section={section} className="page-width">
    <SectionIntro section={section} />
  </Section>
);
`,
      ],
      [
        'src/sections/components.ts',
        "export { QuietNote as quietNote } from './QuietNote';\n",
        "export { Promises as promises } from './Promises';\n",
      ],
    ],
  },
  'A new content type': {
    steps: [
      [
        'src/content/model/index.ts',
        `
  vehicle: {
    name: 'Vehicle',
    titleField: 'name',
    empty: 'nothing',
    fields: {
      name: { kind: 'text', name: 'Name', required: true, max: 80 },
    },
  },`,
        'export const model = {',
      ],
      [
        'src/content/defaults/vehicles.ts',
        `import type { DefaultEntry } from './entry';

export const vehicles: readonly DefaultEntry<'vehicle'>[] = [
  { id: 'vehicle-truck', fields: { name: 'Truck' } },
];
`,
      ],
      [
        'src/content/defaults/index.ts',
        "\nimport { vehicles } from './vehicles';",
        "import { testimonials } from './testimonials';",
      ],
      ['src/content/defaults/index.ts', '\n  vehicle: vehicles,', /export const defaults: .*\{$/m],
      [
        'contentful-migrations/vehicle.ts',
        `import { contentType } from './helpers/contentType';

export default contentType('vehicle', {
  description: 'One of the vehicles.',
  help: { name: 'For example Bucket truck.' },
});
`,
      ],
    ],
  },
  'A new page': {
    steps: [
      [
        'src/content/defaults/pages/winter.ts',
        `import { pageOf, sectionsOf } from './pageDefaults';

export const winter = pageOf(
  'winter',
  {
    name: 'Winter work',
    kind: 'standard',
    slug: 'winter-work',
    heading: 'Work for the cold months.',
    metaDescription: 'What is best done to trees in Connecticut while they are dormant.',
  },
  [sectionsOf('winter', 'Winter work')('text', 'what we do', { body: 'We prune oaks in winter.' })],
);
`,
      ],
      [
        'src/content/defaults/pages/index.ts',
        "\nimport { winter } from './winter';",
        "import { notFound, offline, privacy, thankYou } from './small';",
      ],
      ['src/content/defaults/pages/index.ts', '\n  winter,', '\n  boards,'],
    ],
  },
  'A new icon or drawing': {
    steps: [
      [
        'static/assets/diagram-root-flare.svg',
        '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="root-flare" viewBox="0 0 240 200"><path d="M8 188H120"/></symbol></svg>',
      ],
      [
        'src/components/Diagram.tsx',
        "\n  'root-flare': { width: 240, height: 200 },",
        /const PLANS: .*\{$/m,
      ],
      [
        'src/content/model/graphics.ts',
        "\n  'root-flare': 'Root flare',",
        'export const DIAGRAMS = {',
      ],
    ],
  },
};

it.each(Object.entries(recipes))('%s: carried out as it is written', async (title, recipe) => {
  for (const step of recipe.steps) await carryOut(step);
  const files = new Set(recipe.steps.map(([file]) => file));
  for (const file of recipe.content ?? []) files.delete(file);
  const readme = await readFile(path.join(COPY, 'src/content/README.md'), 'utf8');
  expect(files.size).toBe(countIn(readme, title));
});

it('the copy has sound types, lint, and tests after all of them', async () => {
  const touched = Object.values(recipes).flatMap(({ steps }) => steps.map(([file]) => file));
  const sources = [...new Set(touched)].filter((file) => /\.tsx?$/.test(file));
  await run('oxfmt', ...sources);
  await run('oxlint', '-c', 'oxlint.config.mjs');
  const tests = ['tests/unit/', 'tests/content/model.test.ts', 'tests/content/setup.long.test.ts'];
  await run('jest', '--maxWorkers', '2', '--ci=false', '-u', ...tests);
});
