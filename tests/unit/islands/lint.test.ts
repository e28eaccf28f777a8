/** State and event handlers are kept to src/islands by a lint rule, which editors show as well. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';

const HOOK = "import { useState } from 'react'; export const count = useState(0);";
const HANDLER = 'export const button = <button onClick={() => undefined} />;';
const FOLDERS = ['sections/parts', 'components', 'templates', 'slices', 'islands'];

/** Runs as a program of its own, because ESLint's configuration is an ES module. */
const PROGRAM = `
  import { Linter } from 'eslint';
  import tseslint from 'typescript-eslint';
  import all from './eslint.config.mjs';
  const config = [
    { files: ['**/*.tsx'], languageOptions: { parser: tseslint.parser } },
    ...all.filter(({ rules }) => rules && 'no-restricted-syntax' in rules),
  ];
  const faults = (folder, source) =>
    new Linter().verify(source, config, 'src/' + folder + '/Part.tsx').map(({ ruleId }) => ruleId);
  const { folders, sources } = JSON.parse(process.argv[1]);
  console.log(JSON.stringify(folders.map((folder) => [
    folder, ...sources.map((source) => faults(folder, source).length),
  ])));`;

it('what needs the browser is an error everywhere but in islands', () => {
  const given = JSON.stringify({ folders: FOLDERS, sources: [HOOK, HANDLER] });
  const answer = execFileSync(process.execPath, ['--input-type=module', '--eval', PROGRAM, given], {
    cwd: path.resolve(__dirname, '../../..'),
    encoding: 'utf8',
  });
  expect(JSON.parse(answer)).toEqual([
    ['sections/parts', 1, 1],
    ['components', 1, 1],
    ['templates', 1, 1],
    ['slices', 1, 1],
    ['islands', 0, 0],
  ]);
});
