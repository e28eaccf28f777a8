import { checkNode } from '../../../src/hosting/build';

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
