/** Two builds at once, and one that is killed, with Gatsby itself. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { eventually } from '../support/eventually';
import { createCheckout, type Checkout } from '../support/rehearsal/checkout';
import { hashOf } from '../support/hashOf';

jest.setTimeout(600_000);

let checkout: Checkout;
beforeAll(async () => {
  checkout = await createCheckout('killed-build');
  await checkout.build({});
});
afterAll(() => checkout.remove());

it('a second build ends at once, a killed one leaves the site, and the next one works', async () => {
  const dist = path.join(checkout.root, 'dist');
  const lock = path.join(checkout.root, '.build/lock');
  const before = await hashOf(dist);

  const killed = checkout.tryBuild({});
  await eventually('the build holds the lock', () =>
    readFile(lock).then(
      () => true,
      () => false,
    ),
  );
  const second = await checkout.tryBuild({});
  expect(second.code).toBe(1);
  expect(second.text).toContain('Another build is running');

  process.kill(Number(await readFile(lock, 'utf8')), 'SIGKILL');
  expect((await killed).code).not.toBe(0);
  expect(await hashOf(dist)).toBe(before);

  await checkout.build({});
  expect(checkout.pages().size).toBeGreaterThan(20);
});
