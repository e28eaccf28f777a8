import { setTimeout as wait } from 'node:timers/promises';
import type { RunningServer } from '../../../src/hosting/server';
import type { Driver, KeyName, Place, Size } from './driver';

/** One way through the site, the same in every engine. */
export interface Journey {
  /** What the visitor can do. */
  readonly name: string;
  readonly size: Size;
  readonly go: (visitor: Visitor, server: RunningServer) => Promise<void>;
}

/** What a visitor looks for: an element by role and name, by text, or by a selector where neither works. */
type Target =
  | { readonly role: Role; readonly name: string; readonly within?: string }
  | { readonly text: string; readonly within?: string }
  | { readonly css: string };

type Role = 'link' | 'button' | 'switch' | 'textbox' | 'alert';

export const PHONE: Size = { width: 390, height: 844, hasTouch: true };
export const DESKTOP: Size = { width: 1280, height: 900 };

const PATIENCE_MS = 10_000;
const LOOK_EVERY_MS = 50;

/** Runs in the page: the first visible match, and where it can be pressed. */
const look = (target: Target, shouldScroll: boolean) => {
  const SELECTORS: Record<Role, string> = {
    link: 'a[href]',
    button: 'button, summary, [role="button"]',
    switch: '[role="switch"]',
    textbox: 'input, textarea',
    alert: '[role="alert"]',
  };
  const plain = (text: string | null | undefined): string =>
    (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string => {
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? element.labels
        : null;
    return plain(
      element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent,
    );
  };
  const fits = (element: Element): boolean => {
    if ('css' in target) return true;
    if ('role' in target) return nameOf(element).startsWith(target.name);
    const holds = (one: Element) => plain(one.textContent).includes(target.text);
    return holds(element) && ![...element.children].some(holds);
  };
  const isVisible = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const selector = 'css' in target ? target.css : 'role' in target ? SELECTORS[target.role] : '*';
  const root =
    'within' in target && target.within ? document.querySelector(target.within) : document;
  const candidates = [...(root?.querySelectorAll(selector) ?? [])];
  const found = candidates.filter(fits).find(isVisible);
  if (!found) return null;
  if (shouldScroll) {
    const { top, bottom } = found.getBoundingClientRect();
    if (top < 80 || bottom > innerHeight - 100) {
      found.scrollIntoView({ block: 'center', behavior: 'instant' });
    }
  }
  const { left, top, width, height } = found.getBoundingClientRect();
  const place = { x: left + width / 2, y: top + height / 2 };
  const above = document.elementFromPoint(place.x, place.y);
  // What a label covers is pressed through the label.
  const label = found.closest('label');
  const isFree =
    above !== null &&
    (found.contains(above) || above.contains(found) || (label?.contains(above) ?? false));
  return { ...place, isFree };
};

/** A person at a browser, on a device on which nothing of the site is stored. */
export class Visitor {
  constructor(
    readonly driver: Driver,
    /** Where the site is, without a slash at the end. */
    private readonly site: string,
  ) {}

  /** Opens a page by its address on the site. */
  open(address: string): Promise<void> {
    return this.driver.open(`${this.site}${address}`);
  }

  /** Returns the result of a function in the page; the function and its arguments are sent as text. */
  async evaluate<Result, Given extends readonly unknown[]>(
    run: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>> {
    const call = `(${run.toString()})(${given.map((one) => JSON.stringify(one)).join(', ')})`;
    return (await this.driver.evaluate(call)) as Awaited<Result>;
  }

  /** Retries until there is an answer, and returns it. */
  private async patiently<Answer>(
    what: string,
    ask: () => Promise<Answer>,
  ): Promise<NonNullable<Answer>> {
    let problem = '';
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await wait(LOOK_EVERY_MS)) {
      // A page that is just being left cannot be asked.
      const answer = await ask().catch((error: unknown) => {
        problem = ` (${String(error)})`;
        return undefined;
      });
      if (answer) return answer;
    }
    throw new Error(`Not within ${PATIENCE_MS / 1000} seconds: ${what}${problem}`);
  }

  /** Waits until a function returns something truthy in the page, and returns it. */
  until<Result, Given extends readonly unknown[]>(
    what: string,
    run: (...given: Given) => Result,
    ...given: Given
  ): Promise<NonNullable<Awaited<Result>>> {
    return this.patiently(what, () => this.evaluate(run, ...given));
  }

  /** Waits until something can be seen. */
  async see(target: Target): Promise<void> {
    await this.until(`see ${JSON.stringify(target)}`, look, target, false);
  }

  /** Waits until something cannot be seen, or is not there. */
  async miss(target: Target): Promise<void> {
    await this.patiently(
      `no longer see ${JSON.stringify(target)}`,
      async () => (await this.evaluate(look, target, false)) === null,
    );
  }

  /** Where something can be pressed, scrolled to where nothing lies over it, and at rest. */
  private reach(target: Target): Promise<Place> {
    let before: Place | undefined;
    return this.patiently(`reach ${JSON.stringify(target)}`, async () => {
      const found = await this.evaluate(look, target, true);
      const isAtRest = found?.x === before?.x && found?.y === before?.y;
      before = found ?? undefined;
      return isAtRest && found?.isFree ? found : undefined;
    });
  }

  /** Presses something, with a finger on a phone. */
  async press(target: Target): Promise<void> {
    await this.driver.press(await this.reach(target));
  }

  async hover(target: Target): Promise<void> {
    await this.driver.move(await this.reach(target));
  }

  key(name: KeyName): Promise<void> {
    return this.driver.key(name);
  }

  /** Types into a field, after its current text. */
  async fill(label: string, text: string): Promise<void> {
    await this.press({ role: 'textbox', name: label });
    await this.driver.type(text);
  }

  /** Waits until the visitor is at an address and its page has loaded. */
  async arriveAt(address: string): Promise<void> {
    await this.until(
      `arrive at ${address}`,
      (wanted) =>
        location.pathname + location.hash === wanted && document.readyState === 'complete',
      address,
    );
  }

  /** Rests, as a person who reads. */
  rest(milliseconds: number): Promise<void> {
    return wait(milliseconds);
  }
}
