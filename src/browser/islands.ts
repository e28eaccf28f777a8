/**
 * Hydrates islands (see `src/islands/Island.tsx`) when a visitor comes near, and repeats a click that
 * came before hydration.
 */
import type { ComponentType } from 'react';
import type * as hydration from '../islands/hydrate';

/**
 * Addresses of the scripts that pages fetch on demand, by name: each island, `hydrate`, `vitals`
 * with analytics. Defined by the build.
 */
declare const SCRIPTS: Readonly<Record<string, string>>;

/** The address to request each script from next. */
const addresses: Record<string, string> = { ...SCRIPTS };

/**
 * Fetches a script once.
 *
 * @returns what it exports
 * @throws when it cannot be loaded; the next call tries again
 */
export const importScript = <Script>(name: string): Promise<Script> => {
  const address = addresses[name] ?? '';
  return import(address).catch((error: unknown) => {
    // Browsers remember a failed import by its address: https://github.com/whatwg/html/issues/6768
    addresses[name] = `${address}?`;
    throw error;
  }) as Promise<Script>;
};

/** Margin around the window that counts as near: about one fling on a phone. */
const NEAR = '600px';

/** After this time the click is left to the HTML, with a message. */
const CLICK_TIMEOUT_MS = 10_000;

/** Controls that do nothing, or something else, without script. */
const NEEDS_SCRIPT = '[data-needs-script]';

const started = new WeakMap<Element, Promise<void>>();
/** The message below the last island that failed to load. Its text is in a template of the page. */
let failureMessage: Element | null | undefined;

const load = async (island: HTMLElement): Promise<void> => {
  const [{ hydrate }, { default: component }] = await Promise.all([
    importScript<typeof hydration>('hydrate'),
    importScript<{ readonly default: ComponentType }>(island.dataset.island ?? ''),
  ]).catch((error: unknown) => {
    // The next field or click tries again. A component that throws is not tried again.
    started.delete(island);
    throw error;
  });
  const json = island.nextElementSibling?.textContent ?? '';
  await hydrate(island, component, JSON.parse(json) as hydration.IslandData);
  island.dataset.hydrated = '';
  // It may stand below another island.
  if (island.nextElementSibling?.nextElementSibling === failureMessage) failureMessage?.remove();
};

/** Starts an island once. */
const start = (island: HTMLElement): Promise<void> => {
  const loading = started.get(island) ?? load(island);
  started.set(island, loading);
  return loading;
};

const islandOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;

const showFailure = (island: HTMLElement): void => {
  const template = document.querySelector<HTMLTemplateElement>('#script-failed');
  failureMessage ??= template?.content.firstElementChild;
  // After its props, which must stay next to it.
  if (failureMessage) island.nextElementSibling?.after(failureMessage);
};

/**
 * Marks the clicked control as busy until the island is hydrated, then clicks it. If that fails, a
 * link or form does what it does without script.
 */
const clickLater = async (island: HTMLElement, clicked: HTMLElement): Promise<void> => {
  const controls = (): HTMLElement[] => [...island.querySelectorAll<HTMLElement>(NEEDS_SCRIPT)];
  const index = controls().indexOf(clicked);
  clicked.setAttribute('aria-busy', 'true');
  const tooLate = new Promise<never>((_, reject) => setTimeout(reject, CLICK_TIMEOUT_MS));
  await Promise.race([start(island), tooLate]).catch(() => showFailure(island));
  // Looked up again, because a component that failed was replaced by its HTML.
  const control = controls()[index];
  control?.removeAttribute('aria-busy');
  control?.click();
};

/** Starts an island. When it fails, its HTML stays. */
const tryToStart = (island: HTMLElement): void => void start(island).catch(() => undefined);

/** Listens for input immediately, and for islands near the window once the page is parsed. */
export const startIslands = (): void => {
  // Tries again to load the code of a form while somebody fills it in.
  addEventListener('focusin', (event) => {
    const island = islandOf(event);
    if (island) tryToStart(island);
  });
  addEventListener(
    'click',
    (event) => {
      const island = islandOf(event);
      const clicked = (event.target as Element).closest<HTMLElement>(NEEDS_SCRIPT);
      // A click by `clickLater` after a failure is left to the HTML.
      if (!island || !clicked || 'hydrated' in island.dataset || !event.isTrusted) return;
      event.preventDefault();
      event.stopPropagation();
      if (clicked.getAttribute('aria-busy') !== 'true') void clickLater(island, clicked);
    },
    true,
  );
  addEventListener('DOMContentLoaded', () => {
    const near = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          near.unobserve(target);
          tryToStart(target as HTMLElement);
        }
      },
      { rootMargin: NEAR },
    );
    for (const island of document.querySelectorAll('[data-island]')) near.observe(island);
  });
};
