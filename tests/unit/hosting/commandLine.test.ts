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

it('nothing is added without a file', () => {
  loadVariables(folder.path);
  expect(process.env).toEqual({ SITE_URL: 'https://set.example', PORT: '' });
});
