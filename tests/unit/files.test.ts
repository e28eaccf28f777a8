import { setTimeout as wait } from 'node:timers/promises';
import { forEachLimited } from '../../src/files';

it('works on every item, and on so many at once at most', async () => {
  const done: number[] = [];
  let running = 0;
  let most = 0;
  await forEachLimited([1, 2, 3, 4, 5], 2, async (item) => {
    most = Math.max(most, (running += 1));
    await wait(1);
    running -= 1;
    done.push(item);
  });
  expect([done.sort(), most]).toEqual([[1, 2, 3, 4, 5], 2]);
});

it('starts no more after an error, and throws it once the running ones have ended', async () => {
  const ended: string[] = [];
  const work = async (item: string): Promise<void> => {
    if (item === 'bad') throw new Error('full disk');
    await wait(20);
    ended.push(item);
  };
  await expect(forEachLimited(['slow', 'bad', 'late'], 2, work)).rejects.toThrow('full disk');
  expect(ended).toEqual(['slow']);
});
