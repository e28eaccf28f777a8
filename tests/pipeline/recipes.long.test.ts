/**
 * A new list with its look, `partner`, added to a copy of the repository the way `src/content/README.md` says: it
 * touches five files, has sound types, and is made in a space and shown on a page.
 */
import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { CLEAN_ENVIRONMENT } from '../support/cleanEnvironment';

jest.setTimeout(600_000);

const REPOSITORY = path.resolve(__dirname, '../..');
const COPY = path.join(REPOSITORY, '.build/recipes');

const run = async (command: string, ...args: readonly string[]): Promise<void> => {
  const bin = path.join(REPOSITORY, 'node_modules/.bin', command);
  const options = { cwd: COPY, env: CLEAN_ENVIRONMENT, maxBuffer: 64 * 1024 * 1024 };
  await promisify(execFile)(bin, [...args], options).catch(
    (error: { readonly stdout: string; readonly stderr: string }) => {
      throw new Error(`${command} ${args.join(' ')}\n${error.stdout}\n${error.stderr}`);
    },
  );
};

beforeAll(async () => {
  await rm(COPY, { recursive: true, force: true });
  await mkdir(COPY, { recursive: true });
  const { stdout } = await promisify(execFile)('git', ['ls-files'], { cwd: REPOSITORY });
  for (const file of stdout.trim().split('\n'))
    await cp(path.join(REPOSITORY, file), path.join(COPY, file), { recursive: true });
  await symlink(path.join(REPOSITORY, 'node_modules'), path.join(COPY, 'node_modules'));
});
afterAll(() => rm(COPY, { recursive: true, force: true }));

/** A new file, or words inserted after others in an existing file. */
type Step = readonly [file: string, words: string, after?: string];

const STEPS: readonly Step[] = [
  ['src/content/model/index.ts', "\n  partners: 'Partners',", 'export const LOOKS = {'],
  ['src/content/model/index.ts', "'partner', ", 'const CHOSEN_TYPES = ['],
  [
    'src/content/model/index.ts',
    `
  partner: {
    name: 'Partner',
    titleField: 'name',
    empty: 'nothing',
    fields: { name: { kind: 'text', name: 'Name', required: true, max: 80 } },
  },`,
    'export const model = {',
  ],
  [
    'src/content/looks.ts',
    `
  partners: {
    fields: OPENING,
    needs: 'partners',
    chooses: ['partner'],
    data: ({ context, section }) => ({
      partners: chosenFrom(context.content.partner, section).map((entry) => ({
        entryId: context.entryId(entry),
        name: context.fields(entry).name,
      })),
    }),
  },`,
    'export const looks = {',
  ],
  [
    'src/sections/Partners.tsx',
    `import { Section, SectionIntro, type SectionProps } from './parts/Section';

/** Firms that the company works with. */
export const Partners = ({ section }: SectionProps<'partners'>) => (
  <Section section={section} className="page-width">
    <SectionIntro section={section} />
    <ul>
      {section.partners.map(({ entryId, name }) => (
        <li key={name} data-contentful-entry-id={entryId}>
          {name}
        </li>
      ))}
    </ul>
  </Section>
);
`,
  ],
  [
    'src/sections/components.ts',
    "\nexport { Partners as partners } from './Partners';",
    "export { Numbers as numbers } from './Numbers';",
  ],
  [
    'contentful-migrations/partner.ts',
    `import { contentType } from './helpers/contentType';

export default contentType('partner', {
  description: 'A firm that the company works with.',
  help: { name: 'As the firm writes it.' },
});
`,
  ],
];

/** Every look has a page in this space; that of the new look shows the partner. */
const TEST = `import { addLooks, addNode, bundledDefaults, seededSpace, siteOf } from '../../support/content';
import { documentOf } from '../../support/renderSite';

it('shows the partner', async () => {
  const bundled = await bundledDefaults();
  const space = seededSpace(bundled);
  addNode(space, 'partner', 'elm', { name: 'Elm Crane Service' });
  addLooks(space);
  const { site } = siteOf(space, bundled);
  expect(await documentOf(site, '/look-partners/')).toContain('Elm Crane Service');
});
`;

it('five files make a list with a look', async () => {
  for (const [file, words, after] of STEPS) {
    const whole = path.join(COPY, file);
    const text = after === undefined ? '' : await readFile(whole, 'utf8');
    if (!text.includes(after ?? '')) throw new Error(`${file} lacks ${after}`);
    await writeFile(whole, after === undefined ? words : text.replace(after, `${after}${words}`));
  }
  expect(new Set(STEPS.map(([file]) => file)).size).toBe(5);
  await run('tsc', '--noEmit');
  await mkdir(path.join(COPY, 'tests/unit/recipe'), { recursive: true });
  await writeFile(path.join(COPY, 'tests/unit/recipe/partner.test.ts'), TEST);
  await run('jest', '--ci=false', 'tests/unit/recipe', 'tests/content/model.test.ts');
});
