/**
 * Messages over a network that drops, delays, refuses and cuts: each has arrived once, or is still in
 * the form with a way on.
 */
import type { Page } from 'playwright-core';
import { FATES, startBadNetwork, type BadNetwork } from '../support/badNetwork';
import {
  CONTACT_PAGE,
  MARIA,
  fillForm,
  formIsAlive,
  formOf,
  pictureFile,
  submitOf,
  typedIn,
  type Typed,
} from './support/form';
import { useSite } from './support/site';

jest.setTimeout(120_000);

const PHOTO = 'Oak at the drive.png';

const site = useSite();
let network: BadNetwork;
let page: Page;

beforeAll(async () => {
  network = await startBadNetwork(site.server.url);
});
afterAll(() => network.close());
beforeEach(async () => {
  const context = await site.visitor('phone', { baseURL: network.url });
  page = await context.newPage();
  await openForm();
});

const openForm = async (): Promise<void> => {
  await page.goto(CONTACT_PAGE);
  await formIsAlive(page);
};

let sent = 0;
/** A message that no other test sends. */
const newMessage = (): Typed => ({
  ...MARIA,
  email: `maria${(sent += 1)}@example.com`,
  comment: `${MARIA.comment} &=+%#'\\\u007F漢字`,
});

/** How often a message has arrived, whole: no character of it is another one. */
const arrivals = (typed: Typed): number =>
  site.server.submissions.filter(({ fields }) =>
    Object.entries(typed).every(
      ([name, text]) => fields[name]?.[0]?.replace(/\r\n/g, '\n') === text,
    ),
  ).length;

/** Presses the button twice, as fast as a finger can, and waits for the answer. */
const sendTwice = async (): Promise<'thanks' | 'failed'> => {
  await submitOf(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await page.locator('.note.success, form[aria-busy="false"] .note.failure').waitFor();
  return (await page.locator('.note.success').count()) > 0 ? 'thanks' : 'failed';
};

const addPhoto = async (): Promise<void> => {
  const photo = await pictureFile(PHOTO, 1200, 900);
  await formOf(page).locator('[name="photo-1"]').setInputFiles(photo);
  await formOf(page).locator('.chosen li').waitFor();
};

it.each(FATES)(
  'over a network with the fate %s, a message with a photo arrives once or can be sent again',
  async (fate) => {
    const typed = newMessage();
    await fillForm(page, typed);
    await addPhoto();
    network.fate = fate;
    const arrives = ['pass', 'slow', 'cutAnswer'].includes(fate);
    expect(await sendTwice()).toBe(arrives ? 'thanks' : 'failed');
    network.fate = 'pass';
    const known = arrivals(typed);
    if (arrives) {
      expect(known).toBe(1);
      return;
    }
    // Only an answer that is lost on its way leaves a message on both sides; Chromium itself may send it
    // again when a connection that it used before breaks without an answer.
    expect(known > 0).toBe(fate === 'lostAnswer');
    expect(await typedIn(page)).toEqual(typed);
    expect(await formOf(page).getByAltText(PHOTO).count()).toBe(1);
    expect(await formOf(page).locator('.note.failure a[href^="tel:"]').count()).toBe(1);
    await page.goto('/about/');
    await openForm();
    const note = page.locator('.note.kept');
    await note.waitFor();
    expect(await typedIn(page)).toEqual(typed);
    expect(await note.textContent()).toContain('add them again');
    await addPhoto();
    expect(await sendTwice()).toBe('thanks');
    expect(arrivals(typed)).toBe(known + 1);
  },
);

it.each([0, 60, 120, 180, 240, 300, 360, 480])(
  'a message whose page is left %i ms after it was sent has arrived once, or comes back',
  async (delay) => {
    const typed = newMessage();
    await fillForm(page, typed);
    network.fate = 'slow';
    await submitOf(page).evaluate((button: HTMLButtonElement) => button.click());
    await page.waitForTimeout(delay);
    network.fate = 'pass';
    await page.goto('/about/');
    await openForm();
    const isBack = (await typedIn(page)).email === typed.email;
    expect(isBack || arrivals(typed) === 1).toBe(true);
    expect(arrivals(typed)).toBeLessThanOrEqual(1);
  },
);
