import { readFileSync } from 'node:fs';
import { checkNode, NEWEST_NODE } from '../../../src/hosting/build';

let warned: jest.SpyInstance;
beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

it.each(['20.12.0', '22.20.0'])('builds a space on Node %s', (version) => {
  checkNode(version, true);
  expect(warned).not.toHaveBeenCalled();
});

it.each(['24.1.0', '26.0.0'])('says on Node %s what to use, before a space is read', (version) => {
  expect(() => checkNode(version, true)).toThrow(`This is Node ${version}`);
  checkNode(version, false);
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('use Node 22'));
});

it.each([
  ['package.json', `"node": ">=20.12 <${NEWEST_NODE + 1}"`],
  ['.nvmrc', `${NEWEST_NODE}\n`],
  ['netlify.toml', `NODE_VERSION = "${NEWEST_NODE}"`],
  ['.github/workflows/test.yml', `node: [20, ${NEWEST_NODE}]`],
  ['CONTRIBUTING.md', `Node ${NEWEST_NODE} (`],
  ['README.md', `Node ${NEWEST_NODE} or 20`],
])('%s names the same newest release of Node', (file, words) =>
  expect(readFileSync(file, 'utf8')).toContain(words),
);
