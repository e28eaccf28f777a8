import type { BrowserContext, Page } from 'playwright-core';
import type { ContactValues } from '../../src/components/interactive/contact/draft';
import { startServer, type RunningServer } from '../../src/build/host/serve';
import { CONTACT_PAGE, submitOf, typedIn, wakeForm } from './support/form';
import { openAlive, openSite, type Site } from './support/site';

const TRIES = 100;
/** A browser holds six connections to a host for each visitor; more tabs would wait for each other. */
const TABS = 4;
/** A reload loses more than a failed try; every tenth try checks it. */
const RELOAD_EVERY = 10;

jest.setTimeout(600_000);

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const LETTERS = [...'abcXYZ 019 .,;:!?&=+%#"\'<>\\/éßñ漢字🌳🪵\n'];

/** A message nobody would think of, the same on every run. */
const messageOf = (seed: number): ContactValues => {
  let state = seed * 2_654_435_761;
  const next = (below: number): number => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0;
    return state % below;
  };
  const text = (length: number) =>
    Array.from({ length }, () => LETTERS[next(LETTERS.length)]).join('');
  const line = (length: number) => text(length).replace(/\n/g, ' ');
  return {
    name: `N${line(1 + next(40))}`,
    email: `tree${seed}@example.com`,
    phone: next(2) ? line(next(20)) : '',
    comment: `C${text(1 + next(400))}`,
  };
};

/** Runs in the page: puts a message into the form as typing does, and presses the button. */
const typeAndSend = (values: ContactValues): void => {
  const form = document.querySelector<HTMLFormElement>('form[name="contact"]');
  for (const [name, value] of Object.entries(values)) {
    const control = form?.elements.namedItem(name);
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      control.value = value;
      control.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  }
  form?.querySelector<HTMLElement>('[type="submit"]')?.click();
};

/** Sends a message, waits for the failure and reads what is left of it. */
const failWith = async (page: Page, typed: ContactValues): Promise<ContactValues> => {
  await page.evaluate(typeAndSend, typed);
  // The alert goes away while sending and comes back with the next failure.
  await page.waitForFunction(() => {
    const form = document.querySelector('form[name="contact"]');
    return form?.ariaBusy === 'false' && form.querySelector('[role="alert"]');
  });
  return typedIn(page);
};

const reopened = async (page: Page): Promise<ContactValues> => {
  await page.reload();
  await page.waitForSelector('.note.kept');
  return typedIn(page);
};

/** Fails to send a hundred messages and compares what is left of each with what was typed. */
const losses = async (page: Page): Promise<string[]> => {
  const lost: string[] = [];
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const typed = messageOf(attempt);
    const left = JSON.stringify(await failWith(page, typed));
    if (left !== JSON.stringify(typed)) lost.push(`try ${attempt}: ${left}`);
    if (attempt % RELOAD_EVERY !== 0) continue;
    const kept = JSON.stringify(await reopened(page));
    if (kept !== JSON.stringify(typed)) lost.push(`reload ${attempt}: ${kept}`);
    await wakeForm(page);
  }
  return lost;
};

const troubles: readonly [string, RunningServer['form']][] = [
  ['answering 404', { status: 404 }],
  ['answering 413', { status: 413 }],
  ['answering 500', { status: 500 }],
  ['that cuts the connection in mid-send', { drop: true, delayMs: 20 }],
];

describe('a hundred messages lose no character', () => {
  it.each(troubles)('with a server %s', async (_, trouble) => {
    const { form } = site.server;
    const context = await site.visitor('desktop');
    const page = await openAlive(context, CONTACT_PAGE);
    await wakeForm(page);
    Object.assign(form, trouble);
    try {
      expect(await losses(page)).toEqual([]);
    } finally {
      delete form.status;
      delete form.drop;
      delete form.delayMs;
      await context.close();
    }
  });

  it('with the network gone', async () => {
    const context = await site.visitor('phone');
    const page = await openAlive(context, CONTACT_PAGE);
    await wakeForm(page);
    const lost: string[] = [];
    await context.setOffline(true);
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const typed = messageOf(attempt);
      const left = JSON.stringify(await failWith(page, typed));
      if (left !== JSON.stringify(typed)) lost.push(`try ${attempt}: ${left}`);
    }
    await context.setOffline(false);
    expect(await reopened(page)).toEqual(messageOf(TRIES));
    expect(lost).toEqual([]);
    await context.close();
  });

  it('with the server down, and the last one arrives when it is back', async () => {
    const root = process.cwd();
    const first = await startServer({ root, port: 0 });
    const context = await site.visitor('desktop', { baseURL: first.url });
    const page = await openAlive(context, CONTACT_PAGE);
    await wakeForm(page);
    await first.close();
    const lost: string[] = [];
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const typed = messageOf(attempt);
      const left = JSON.stringify(await failWith(page, typed));
      if (left !== JSON.stringify(typed)) lost.push(`try ${attempt}: ${left}`);
    }
    expect(lost).toEqual([]);
    const second = await startServer({ root, port: first.port });
    await submitOf(page).click();
    await page.waitForSelector('.note.ok');
    expect(second.submissions.at(-1)?.fields['comment']).toEqual([messageOf(TRIES).comment]);
    await context.close();
    await second.close();
  });

  it('with a server that needs thirty seconds: all of them arrive', async () => {
    const { form, submissions } = site.server;
    const before = submissions.length;
    const visitors: BrowserContext[] = [];
    const pages: Page[] = [];
    while (pages.length < TRIES) {
      const context = await site.visitor('desktop');
      visitors.push(context);
      for (let tab = 0; tab < TABS; tab += 1) {
        const page = await openAlive(context, CONTACT_PAGE);
        await wakeForm(page);
        pages.push(page);
      }
    }
    form.delayMs = 30_000;
    try {
      await Promise.all(
        pages.map(async (page, index) => {
          await page.evaluate(typeAndSend, messageOf(index + 1));
          await page.waitForSelector('.note.ok', { timeout: 90_000 });
        }),
      );
    } finally {
      delete form.delayMs;
      await Promise.all(visitors.map((context) => context.close()));
    }
    const arrived = submissions
      .slice(before)
      .map(({ fields }) => Object.values(fields).flat().join('|'))
      .sort();
    const sent = pages.map((_, index) => {
      const { name, email, phone, comment } = messageOf(index + 1);
      return ['contact', name, email, phone, comment, 'Submit'].join('|');
    });
    expect(arrived).toEqual(sent.sort());
  });
});
