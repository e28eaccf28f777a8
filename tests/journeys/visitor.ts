/** A person at a browser, who finds things by what they are called. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Engine } from './engines';

const PATIENCE_MS = 20_000;

/** Elements that can be found by their name. */
const KINDS = {
  link: 'a[href]',
  button: 'button, summary',
  switch: '[role="switch"]',
  field: 'input, textarea',
};
type Kind = keyof typeof KINDS;

/** Runs in the page: the first visible element of a kind whose name begins with these words, in the middle of it. */
const find = (selector: string, name: string): Element | null => {
  const nameOf = (element: Element): string => {
    const labels = (element as HTMLInputElement).labels as NodeListOf<HTMLLabelElement> | undefined;
    const words = element.getAttribute('aria-label') ?? labels?.[0]?.textContent;
    return (words ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
  };
  const found = [...document.querySelectorAll(selector)].find(
    (element) =>
      nameOf(element).startsWith(name) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 0,
  );
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found ?? null;
};

/** The call of a function as an expression, for the page. */
const callOf = (run: (...given: never[]) => unknown, ...given: readonly unknown[]): string =>
  `(${run.toString()})(${given.map((one) => JSON.stringify(one)).join(', ')})`;

export class Visitor {
  constructor(
    private readonly engine: Engine,
    /** Where the site is, without a slash at the end. */
    private readonly site: string,
  ) {}

  open(address: string): Promise<void> {
    return this.engine.open(this.site + address);
  }

  /** The result of a function in the page. */
  evaluate<Result>(
    run: (...given: never[]) => Result,
    ...given: readonly unknown[]
  ): Promise<Awaited<Result>> {
    return this.engine.evaluate(callOf(run, ...given));
  }

  /** Waits until a function in the page returns true. @throws Error that says what did not happen */
  async until(
    what: string,
    run: (...given: never[]) => boolean,
    ...given: readonly unknown[]
  ): Promise<void> {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await wait(100))
      // A page that is just being left cannot be asked.
      if (await this.evaluate(run, ...given).catch(() => false)) return;
    throw new Error(`It did not happen within ${PATIENCE_MS / 1000} s: ${what}`);
  }

  /** The expression for an element, once it is there. */
  private async reach(kind: Kind, name: string): Promise<string> {
    const element = callOf(find, KINDS[kind], name);
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await wait(100))
      if (await this.engine.evaluate(`${element} !== null`).catch(() => false)) return element;
    throw new Error(`There is no ${kind} “${name}” to be seen.`);
  }

  async press(kind: Kind, name: string): Promise<void> {
    await this.engine.press(await this.reach(kind, name));
  }

  async hover(kind: Kind, name: string): Promise<void> {
    await this.engine.hover(await this.reach(kind, name));
  }

  async fill(label: string, text: string): Promise<void> {
    await this.engine.type(await this.reach('field', label), text);
  }

  /** Chooses a file in the first file field, which may be hidden under its label. */
  choose(file: string): Promise<void> {
    return this.engine.choose(`document.querySelector('input[type="file"]')`, file);
  }

  async see(words: string): Promise<void> {
    await this.until(
      `see “${words}”`,
      (text: string) => document.body.innerText.includes(text),
      words,
    );
  }

  async arriveAt(address: string): Promise<void> {
    const arrived = (wanted: string): boolean =>
      location.pathname === wanted && document.readyState === 'complete';
    await this.until(`arrive at ${address}`, arrived, address);
  }

  back(): Promise<void> {
    return this.engine.back();
  }
}
