/** What a build at Netlify does with the host's cache. */
import { restoreFromHost, storeAtHost } from '../../../src/hosting/hostCache';

jest.mock('gatsby-adapter-netlify', () => () => {
  const fail = () => Promise.reject(new Error('ENOSPC: no space left'));
  return { cache: { restore: fail, store: fail } };
});

it.each([restoreFromHost, storeAtHost])('says why it failed, and goes on', async (step) => {
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  await expect(step('/site')).resolves.toBe(false);
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('ENOSPC'));
});
