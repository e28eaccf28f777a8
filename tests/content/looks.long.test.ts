/** The table of looks: what the compiler says when it grows, or misses something. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

jest.setTimeout(180_000);

const LOOKS = path.resolve('src/content/looks.ts');
const COMPONENTS = path.resolve('src/sections/components.ts');
const CHECKED = [LOOKS, COMPONENTS, path.resolve('src/sections/index.tsx')];

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)).config,
  ts.sys,
  process.cwd(),
);

/** Unchanged files, which every program shares. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** What the compiler says about the tables of looks after a change of their files. */
const errorsOf = (changes: Readonly<Record<string, (text: string) => string>>) => {
  const host = ts.createCompilerHost(options);
  const read = (file: string): string | undefined => {
    const change = changes[path.resolve(file)];
    return change && change(readFileSync(file, 'utf8'));
  };
  const program = ts.createProgram(
    [...CHECKED, path.resolve('src/components/attributes.d.ts')],
    options,
    {
      ...host,
      readFile: (file) => read(file) ?? host.readFile(file),
      getSourceFile: (file, how) => {
        const text = read(file);
        if (text !== undefined) return ts.createSourceFile(file, text, how);
        if (!parsed.has(file)) parsed.set(file, host.getSourceFile(file, how));
        return parsed.get(file);
      },
    },
  );
  return CHECKED.flatMap((file) => program.getSemanticDiagnostics(program.getSourceFile(file))).map(
    ({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'),
  );
};

const names = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from }, (_, index) => `look${from + index}`);

/** A look with own data that no other has. */
const dataOf = (name: string): string => `
  ${name}: {
    label: '${name}',
    fields: HEAD,
    ground: 'page',
    own: ({ faqs }: LookSources): { readonly ${name}: readonly FaqView[] } => ({ ${name}: faqs() }),
    hasContent: ({ ${name} }: { readonly ${name}: readonly FaqView[] }): boolean => ${name}.length > 0,
  },`;

const withLooks = (added: readonly string[]) => (text: string) =>
  text.replace('export const looks = {', (start) => start + added.map(dataOf).join(''));

const withComponents = (added: readonly string[]) => (text: string) =>
  text + added.map((name) => `export const ${name} = () => null;\n`).join('');

it('forty looks compile', () => {
  const added = names(23, 40);
  expect(errorsOf({ [LOOKS]: withLooks(added), [COMPONENTS]: withComponents(added) })).toEqual([]);
});

it('a look without a component, or without a part of its data, is named', () => {
  expect(errorsOf({ [LOOKS]: withLooks(['timeline']) }).join()).toMatch(
    /Property 'timeline' is missing.* required in type 'ComponentOfEachLook'/,
  );
  const halfLook = (text: string) =>
    withLooks(['timeline'])(text).replace("label: 'timeline',", '');
  const errors = errorsOf({ [LOOKS]: halfLook, [COMPONENTS]: withComponents(['timeline']) });
  expect(errors.join()).toMatch(/Property 'label' is missing/);
});
