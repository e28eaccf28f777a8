/**
 * A hundred messages over a network that drops, delays, refuses and cuts: each has arrived once, or
 * is still in the form with a way on. The real built page in Chromium; `npm run build` comes before.
 */
import fc from 'fast-check';
import type { Page } from 'playwright-core';
import {
  CONTACT_PAGE,
  fillForm,
  formIsAlive,
  formOf,
  pictureFile,
  submitOf,
  typedIn,
  type Typed,
} from '../browser/support/form';
import { useSite } from '../browser/support/site';
import { FATES, startBadNetwork, type BadNetwork } from '../support/badNetwork';

const MESSAGES = 100;
/** Every so many messages have a photo. */
const WITH_PHOTO = 5;
/** Every so many messages that failed, the page is left and opened again. */
const LEAVE = 4;
const PHOTO = 'Oak at the drive.png';

jest.setTimeout(900_000);

const site = useSite();
let network: BadNetwork;
/** How many messages came before the test, which may be a repetition. */
let earlier: number;
let photo: Awaited<ReturnType<typeof pictureFile>>;

beforeAll(async () => {
  network = await startBadNetwork(site.server.url);
  photo = await pictureFile(PHOTO, 1200, 900);
});
beforeEach(() => {
  earlier = site.server.submissions.length;
});
afterAll(() => network.close());

const LETTERS = [...'abcXYZ 019 .,;:!?&=+%#"\'<>\\/éßñ漢字🌳🪵'];

const text = (lengths: fc.StringConstraints, ...more: readonly string[]) =>
  fc.string({ unit: fc.constantFrom(...LETTERS, ...more), size: 'max', ...lengths });

/** Messages nobody would think of, the same on every run, each with an address of its own. */
const messagesOf = (count: number, name: string): readonly Typed[] =>
  fc
    .sample(
      fc.record({
        name: text({ maxLength: 40 }).map((words) => `N${words}`),
        phone: text({ maxLength: 20 }),
        comment: text({ maxLength: 400 }, '\n').map((words) => `C${words}`),
      }),
      { seed: 19, numRuns: count },
    )
    .map((message, index) => ({
      name: message.name,
      email: `${name}${index}@example.com`,
      phone: message.phone,
      comment: message.comment,
    }));

/** How often a message has arrived, whole: no character of it is another one. */
const arrivals = (typed: Typed): number =>
  site.server.submissions
    .slice(earlier)
    .filter(({ fields }) =>
      Object.entries(typed).every(
        ([name, text]) => fields[name]?.[0]?.replace(/\r\n/g, '\n') === text,
      ),
    ).length;

const openForm = async (page: Page): Promise<void> => {
  await page.goto(CONTACT_PAGE);
  await formIsAlive(page);
};

/** Presses the button twice, as fast as a finger can, and waits for the answer. */
const sendTwice = async (page: Page): Promise<'thanks' | 'failed'> => {
  await submitOf(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await page.locator('.note.success, form[aria-busy="false"] .note.failure').waitFor();
  return (await page.locator('.note.success').count()) > 0 ? 'thanks' : 'failed';
};

const addPhoto = async (page: Page): Promise<void> => {
  await formOf(page).locator('input[type="file"]').first().setInputFiles(photo);
  await formOf(page).locator('.chosen li').waitFor();
};

/** What is wrong with a form whose message did not go through. */
const faultsOf = async (page: Page, typed: Typed, withPhoto: boolean): Promise<string[]> => {
  const form = formOf(page);
  const faults: string[] = [];
  if (JSON.stringify(await typedIn(page)) !== JSON.stringify(typed)) faults.push('words are lost');
  if (withPhoto && (await form.getByAltText(PHOTO).count()) !== 1) faults.push('the photo is lost');
  if ((await form.locator('.note.failure a[href^="tel:"]').count()) !== 1) faults.push('no number');
  if (!(await submitOf(page).isEnabled())) faults.push('no way to send again');
  return faults;
};

const reopened = async (page: Page, typed: Typed, withPhoto: boolean): Promise<string[]> => {
  await page.goto('/about/');
  await openForm(page);
  const note = page.locator('.note.kept');
  await note.waitFor();
  const same = JSON.stringify(await typedIn(page)) === JSON.stringify(typed);
  const named = !withPhoto || (await note.textContent())?.includes(PHOTO);
  return [...(same ? [] : ['words are lost']), ...(named ? [] : ['the photo is not named'])];
};

it('a hundred messages have arrived once, or are still in the form', async () => {
  const context = await site.visitor('phone', { baseURL: network.url });
  const page = await context.newPage();
  await openForm(page);
  const faults: string[] = [];
  let lost = 0;
  let failed = 0;
  for (const [index, typed] of messagesOf(MESSAGES, 'network').entries()) {
    const fate = FATES[index % FATES.length] ?? 'pass';
    const withPhoto = index % WITH_PHOTO === 0;
    const report = (words: readonly string[]) =>
      faults.push(...words.map((word) => `${index} ${fate}: ${word}`));
    await fillForm(page, typed);
    if (withPhoto) await addPhoto(page);
    network.fate = fate;
    const end = await sendTwice(page);
    if (end === 'failed') {
      // Only an answer that is lost on its way leaves a message on both sides; Chromium itself may send it
      // again when a connection that it used before breaks without an answer.
      if (fate === 'lostAnswer') lost += Math.min(arrivals(typed), 1);
      else if (arrivals(typed) !== 0) report(['arrived, and still in the form']);
      report(await faultsOf(page, typed, withPhoto));
      failed += 1;
      if (failed % LEAVE === 0) {
        report(await reopened(page, typed, withPhoto));
        if (withPhoto) await addPhoto(page);
      }
      network.fate = 'pass';
      const known = arrivals(typed);
      if ((await sendTwice(page)) !== 'thanks') report(['does not go through afterwards']);
      if (arrivals(typed) !== known + 1) report([`arrived ${arrivals(typed) - known} times again`]);
    } else if (arrivals(typed) !== 1) report([`arrived ${arrivals(typed)} times`]);
    await page.getByRole('button', { name: 'Write another message' }).click();
  }
  expect(lost).toBe(Math.floor(MESSAGES / FATES.length));
  expect(faults).toEqual([]);
  await context.close();
});

it('a message whose page is left while it is sent has arrived once, or comes back', async () => {
  const context = await site.visitor('phone', { baseURL: network.url });
  const page = await context.newPage();
  for (const [index, typed] of messagesOf(10, 'left').entries()) {
    await openForm(page);
    await fillForm(page, typed);
    network.fate = 'slow';
    await submitOf(page).evaluate((button: HTMLButtonElement) => button.click());
    await page.waitForTimeout(index * 60);
    network.fate = 'pass';
    await page.goto('/about/');
    await page.goto(CONTACT_PAGE);
    await formIsAlive(page);
    const back = (await typedIn(page)).email === typed.email;
    expect([index, back || arrivals(typed) === 1]).toEqual([index, true]);
    expect(arrivals(typed)).toBeLessThanOrEqual(1);
    await page.evaluate(() => localStorage.clear());
  }
  await context.close();
});
