/** What a build at Netlify does with the host's cache. */
import { restoreFromHost, storeAtHost } from '../../../src/hosting/hostCache';

const mockStep = jest.fn<Promise<unknown>, [{ readonly directories: readonly string[] }]>();
jest.mock('gatsby-adapter-netlify', () => () => ({
  cache: {
    restore: (...args: [never]) => mockStep(...args),
    store: (...args: [never]) => mockStep(...args),
  },
}));

afterEach(() => jest.restoreAllMocks());

it.each([restoreFromHost, storeAtHost])('keeps both folders that Gatsby fills', async (step) => {
  mockStep.mockResolvedValue(undefined);
  await expect(step('/site')).resolves.toBe(true);
  expect(mockStep.mock.lastCall?.[0].directories).toEqual(['/site/.cache', '/site/public']);
});

it.each([restoreFromHost, storeAtHost])('says why it failed, and goes on', async (step) => {
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  mockStep.mockRejectedValue(new Error('ENOSPC: no space left'));
  await expect(step('/site')).resolves.toBe(false);
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('ENOSPC'));
});
