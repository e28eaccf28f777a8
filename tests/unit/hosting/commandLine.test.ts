import util from 'node:util';
import { EnvironmentError } from '../../../src/environment';
import { loadVariables } from '../../../src/hosting/commandLine';
import { folderForEach } from '../../support/folder';

const folder = folderForEach();
const before = process.env;
beforeEach(() => {
  process.env = { SITE_URL: 'https://set.example', PORT: '' };
});
afterEach(() => {
  process.env = before;
});

it.each([
  ['plain', 'CONTENTFUL_SPACE_ID=space\nSITE_URL=https://file.example\nPORT=1\n'],
  ['with a byte order mark', '\uFEFFCONTENTFUL_SPACE_ID=space\n'],
  ['with line ends of Windows', 'CONTENTFUL_SPACE_ID=space\r\nPORT=1\r\n'],
  ['for a shell', "export CONTENTFUL_SPACE_ID = 'space' # its id\n"],
])('a file of variables, %s, adds to those that are set', async (_, text) => {
  await folder.write({ '.env': text });
  loadVariables(folder.path);
  expect(process.env).toEqual({
    CONTENTFUL_SPACE_ID: 'space',
    SITE_URL: 'https://set.example',
    PORT: '',
  });
});

it('a file in UTF-16 is refused with what to do', async () => {
  await folder.write({ '.env': Buffer.from('\uFEFFCONTENTFUL_SPACE_ID=space\n', 'utf16le') });
  expect(() => loadVariables(folder.path)).toThrow(EnvironmentError);
  expect(() => loadVariables(folder.path)).toThrow('.env is not UTF-8 text: save it as that.');
});

it('an old release of Node is told which to use', async () => {
  await folder.write({ '.env': 'PORT=1\n' });
  const { parseEnv } = util;
  Object.assign(util, { parseEnv: undefined });
  const message =
    /^This is Node \S+, which is too old to read .*\.env: use the release in \.nvmrc\.$/;
  expect(() => loadVariables(folder.path)).toThrow(message);
  Object.assign(util, { parseEnv });
});

it('a folder in its place is refused with what to do', async () => {
  await folder.write({ '.env/notes': '' });
  expect(() => loadVariables(folder.path)).toThrow(EnvironmentError);
  expect(() => loadVariables(folder.path)).toThrow('.env is a folder, but has to be a file');
});

it('nothing is added without a file', () => {
  loadVariables(folder.path);
  expect(process.env).toEqual({ SITE_URL: 'https://set.example', PORT: '' });
});
