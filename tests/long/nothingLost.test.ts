/** A hundred messages that nobody gets: whatever goes wrong, no character of one is lost. */
import type { BrowserContext, Page } from 'playwright-core';
import { DRAFT_KEY } from '../../src/islands/contactForm/draft';
import { startServer, type FormTroubles } from '../../src/hosting/server';
import {
  CONTACT_PAGE,
  formIsAlive,
  formOf,
  submitOf,
  typedIn,
  type Typed,
} from '../browser/support/form';
import { messageOf } from '../browser/support/messages';
import { useSite } from '../browser/support/site';

const TRIES = 100;
/** A reload loses more than a failed try; every tenth try checks it. */
const RELOAD_EVERY = 10;
/** How long a slow server takes, in milliseconds. */
const SLOW = 30_000;

jest.setTimeout(180_000);

const site = useSite();

const MESSAGES = Array.from({ length: TRIES }, (_, index) => messageOf(index + 1));

/** What a batch of messages is sent with; everything in it reaches the page as JSON. */
interface Batch {
  readonly messages: readonly Typed[];
  readonly draftKey: string;
}

declare global {
  interface Window {
    /** Puts a message into the form as typing does, presses the button and waits for the answer. */
    sendMessage?: (values: Typed) => Promise<HTMLFormElement>;
  }
}

/** Runs in the page, before its own scripts. */
const addSender = (): void => {
  /** Until the form is not busy any more, or has given way to the thanks. */
  const answered = (form: HTMLFormElement): Promise<void> =>
    new Promise((resolve) => {
      let busy = false;
      const watch = new MutationObserver(() => {
        busy ||= form.ariaBusy === 'true';
        if (form.isConnected && !(busy && form.ariaBusy === 'false')) return;
        watch.disconnect();
        resolve();
      });
      watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
  window.sendMessage = async (values) => {
    const form = document.querySelector<HTMLFormElement>('form[name="contact"]');
    if (!form) throw new Error('There is no form');
    for (const [name, value] of Object.entries(values)) {
      const control = form.elements.namedItem(name);
      if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
        control.value = value;
        control.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
    }
    const answer = answered(form);
    form.querySelector<HTMLElement>('[type="submit"]')?.click();
    await answer;
    return form;
  };
};

/** Runs in the page: fails to send messages and tells what is left of each, where it differs. */
const failAll = async ({ messages, draftKey }: Batch): Promise<string[]> => {
  const lost: string[] = [];
  for (const typed of messages) {
    const form = await window.sendMessage?.(typed);
    const alert = form?.querySelector('[role="alert"]');
    if (!form?.isConnected || !alert) lost.push(`no word about the failure of ${typed.email}`);
    const draft = JSON.parse(localStorage.getItem(draftKey) ?? '{}') as { values?: Typed };
    for (const [name, value] of Object.entries(typed)) {
      const control = form?.elements.namedItem(name);
      const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
      if (!isText || control.value !== value) lost.push(`${typed.email}: ${name} in the form`);
      const kept = draft.values?.[name as keyof Typed];
      if (kept !== value) lost.push(`${typed.email}: ${name} on the device, ${String(kept)}`);
    }
  }
  return lost;
};

/** Runs in the page: sends messages one after the other, each into the form that comes back empty. */
const sendAll = async (messages: readonly Typed[]): Promise<string[]> => {
  const faults: string[] = [];
  for (const typed of messages) {
    await window.sendMessage?.(typed);
    const again = document.querySelector<HTMLElement>('.note.ok button');
    if (!again) return [...faults, `no thanks for ${typed.email}`];
    again.click();
    await new Promise((resolve) => setTimeout(resolve));
    const form = document.querySelector<HTMLFormElement>('form[name="contact"]');
    const left = form?.querySelector('[name="comment"]');
    if (!(left instanceof HTMLTextAreaElement) || left.value !== '')
      faults.push(`the form is not empty after ${typed.email}`);
  }
  return faults;
};

const openForm = async (context: BrowserContext): Promise<Page> => {
  await context.addInitScript(addSender);
  const page = await context.newPage();
  await page.goto(CONTACT_PAGE);
  await formIsAlive(page);
  return page;
};

const reopened = async (page: Page): Promise<Typed> => {
  await page.reload();
  await page.waitForSelector('.note.kept');
  return typedIn(page);
};

/** Fails to send a hundred messages; `reload` opens the page again after every tenth. */
const losses = async (page: Page, reload: boolean): Promise<string[]> => {
  const lost: string[] = [];
  for (let sent = 0; sent < TRIES; sent += RELOAD_EVERY) {
    const messages = MESSAGES.slice(sent, sent + RELOAD_EVERY);
    lost.push(...(await page.evaluate(failAll, { messages, draftKey: DRAFT_KEY })));
    if (!reload) continue;
    const kept = JSON.stringify(await reopened(page));
    if (kept !== JSON.stringify(messages.at(-1))) lost.push(`reload ${sent}: ${kept}`);
    await formIsAlive(page);
  }
  return lost;
};

const troubles: readonly [string, FormTroubles][] = [
  ['answering 404', { status: 404 }],
  ['answering 413', { status: 413 }],
  ['answering 500', { status: 500 }],
  ['that cuts the connection in mid-send', { drop: true, delayMs: 20 }],
];

/** A message as it arrives, and as it was typed. */
const arrivedAs = (fields: Readonly<Record<string, readonly string[]>>): string =>
  Object.values(fields).flat().join('|');
const typedAs = ({ name, email, phone, comment }: Typed): string =>
  ['contact', `Website message: ${name}`, name, email, phone, comment, 'Submit'].join('|');

describe('a hundred messages lose no character', () => {
  it.each(troubles)('with a server %s', async (_, form) => {
    const server = await startServer({ root: process.cwd(), port: 0, form });
    const context = await site.visitor('desktop', { baseURL: server.url });
    expect(await losses(await openForm(context), true)).toEqual([]);
    expect(server.submissions).toEqual([]);
    await context.close();
    await server.close();
  });

  it('with the network gone', async () => {
    const context = await site.visitor('phone');
    const page = await openForm(context);
    await context.setOffline(true);
    expect(await losses(page, false)).toEqual([]);
    await context.setOffline(false);
    expect(await reopened(page)).toEqual(MESSAGES.at(-1));
    await context.close();
  });

  it('with the server down, and the last one arrives when it is back', async () => {
    const root = process.cwd();
    const first = await startServer({ root, port: 0 });
    const context = await site.visitor('desktop', { baseURL: first.url });
    const page = await openForm(context);
    await first.close();
    expect(await losses(page, false)).toEqual([]);
    const second = await startServer({ root, port: first.port });
    await submitOf(page).click();
    await page.waitForSelector('.note.ok');
    expect(second.submissions.at(-1)?.fields['comment']).toEqual([MESSAGES.at(-1)?.comment]);
    await context.close();
    await second.close();
  });
});

it('a server that needs thirty seconds gets every message whole', async () => {
  const before = site.server.submissions.length;
  const context = await site.visitor('desktop');
  await context.clock.install();
  const page = await openForm(context);
  const stillSending: unknown[] = [];
  await page.route('**/?index', async (route) => {
    await page.clock.fastForward(SLOW);
    stillSending.push(await formOf(page).getAttribute('aria-busy'));
    await route.continue();
  });
  const faults = await page.evaluate(sendAll, MESSAGES);
  expect(faults).toEqual([]);
  expect(stillSending).toEqual(MESSAGES.map(() => 'true'));
  const arrived = site.server.submissions.slice(before).map(({ fields }) => arrivedAs(fields));
  expect(arrived).toEqual(MESSAGES.map(typedAs));
});
