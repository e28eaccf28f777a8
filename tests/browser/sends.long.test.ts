/** A visitor leaves the page while a message is being sent. */
import { setTimeout as sleep } from 'node:timers/promises';
import { CONTACT_PAGE, Form, MARIA, type Typed } from './support/form';
import { useSite } from './support/site';

const site = useSite();

/** How often a message has arrived complete and unchanged. */
const arrivals = (typed: Typed): number =>
  site.server.submissions.filter(({ fields }) =>
    Object.entries(typed).every(
      ([name, text]) => fields[name]?.[0]?.replace(/\r\n/g, '\n') === text,
    ),
  ).length;

it.each([0, 60, 120, 180, 240, 300, 360, 480])(
  'a message arrives once or is restored when the visitor leaves the page %i ms after sending it',
  async (delay) => {
    const page = await site.open('phone', CONTACT_PAGE);
    const form = new Form(page);
    await form.hydrated();
    const email = `maria${delay}@example.com`;
    const typed = { ...MARIA, email, comment: `${MARIA.comment} &=+%#'\\\u007F漢字` };
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
