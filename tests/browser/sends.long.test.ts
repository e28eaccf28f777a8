/** Messages over a bad network: each has arrived once, or is still in the form with a way on. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Route } from 'playwright-core';
import { CONTACT_PAGE, Form, MARIA, POSTS, pictureFile, type Typed } from './support/form';
import { useSite } from './support/site';

jest.setTimeout(120_000);

const PHOTO = 'Oak at the drive.png';

const site = useSite();
let page: Page;
let form: Form;
beforeEach(async () => {
  page = await site.open('phone', CONTACT_PAGE);
  form = new Form(page);
  await form.hydrated();
});

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
  await form.submit.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await page.locator('.note.success, form[aria-busy="false"] .note.danger').waitFor();
  return (await form.success.count()) > 0 ? 'thanks' : 'failed';
};

const addPhoto = async (): Promise<void> => {
  await form.choose(await pictureFile(PHOTO, 1200, 900));
  await form.chosen.waitFor();
};

/** Only an answer that is lost on its way leaves a message on both sides. */
const LOSSES: Readonly<Record<string, (route: Route) => Promise<unknown>>> = {
  post: (route) => route.abort(),
  answer: (route) => route.fetch().then(() => route.abort()),
};

it.each(Object.keys(LOSSES))(
  'a message with a photo whose %s is lost can be sent again, also on a later visit',
  async (lost) => {
    const typed = newMessage();
    await form.fill(typed);
    await addPhoto();
    await page.route(POSTS, (route) => LOSSES[lost]?.(route));
    expect(await sendTwice()).toBe('failed');
    await page.unroute(POSTS);
    const known = arrivals(typed);
    expect(known).toBe(lost === 'answer' ? 1 : 0);
    expect(await form.typed()).toEqual(typed);
    expect(await form.root.getByAltText(PHOTO).count()).toBe(1);
    expect(await form.root.locator('.note.danger a[href^="tel:"]').count()).toBe(1);
    await page.goto('/about/');
    await page.goto(CONTACT_PAGE);
    await form.kept.waitFor();
    expect(await form.typed()).toEqual(typed);
    expect(await form.kept.textContent()).toContain('add them again');
    await addPhoto();
    expect(await sendTwice()).toBe('thanks');
    expect(arrivals(typed)).toBe(known + 1);
  },
);

it.each([0, 60, 120, 180, 240, 300, 360, 480])(
  'a message whose page is left %i ms after it was sent has arrived once, or comes back',
  async (delay) => {
    const typed = newMessage();
    await form.fill(typed);
    const devtools = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 300, downloadThroughput: -1, uploadThroughput: -1 };
    await devtools.send('Network.emulateNetworkConditions', slow);
    await form.submit.evaluate((button: HTMLButtonElement) => button.click());
    await sleep(delay);
    await devtools.detach();
    await page.goto('/about/');
    await form.open();
    const isBack = (await form.typed()).email === typed.email;
    expect(isBack || arrivals(typed) === 1).toBe(true);
    expect(arrivals(typed)).toBeLessThanOrEqual(1);
  },
);
