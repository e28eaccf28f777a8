/**
 * Hydrates islands (see `src/islands/Island.tsx`) when a visitor comes near or touches them, and
 * keeps the click that came before.
 */
import type { ComponentType } from 'react';
import type { hydrate } from '../islands/hydrate';
import { importScript } from './scripts';

/** How far outside of the window "near" begins: about one fling on a phone. */
const NEAR = '600px';

/** After this the click is left to the HTML, and the visitor is told. */
const CLICK_TIMEOUT_MS = 10_000;

/** Controls that do nothing, or something else, without script. */
const NEEDS_SCRIPT = '[data-needs-script]';

const started = new WeakMap<Element, Promise<void>>();
const hydrated = new WeakSet<Element>();
/** What is shown below islands whose script did not come. */
const failureMessages = new WeakMap<Element, Element>();

const load = async (island: HTMLElement): Promise<void> => {
  const [runtime, code] = (await Promise.all([
    importScript('hydrate'),
    importScript(island.dataset.island ?? ''),
  ]).catch((error: unknown) => {
    // The next touch tries again. A component that throws is not tried again: it would once more.
    started.delete(island);
    throw error;
  })) as [{ hydrate: typeof hydrate }, { default: ComponentType }];
  const json = island.nextElementSibling?.textContent ?? '{}';
  await runtime.hydrate(island, code.default, JSON.parse(json) as object);
  hydrated.add(island);
  failureMessages.get(island)?.remove();
};

/** Starts an island once. */
const start = (island: HTMLElement): Promise<void> => {
  const loading = started.get(island) ?? load(island);
  started.set(island, loading);
  return loading;
};

const islandOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;

/** Says below an island that it does not come. The words are in the page already. */
const tellFailure = (island: HTMLElement): void => {
  const template = document.querySelector<HTMLTemplateElement>('#script-failed');
  if (!template?.content.firstElementChild || failureMessages.has(island)) return;
  const words = template.content.firstElementChild.cloneNode(true) as Element;
  failureMessages.set(island, words);
  // After its data, which must stay next to it.
  island.nextElementSibling?.after(words);
};

/**
 * Waits for the island, showing that it does, and then does what the visitor clicked. Without its
 * script a link or a form still does what it does by itself.
 */
const clickLater = async (island: HTMLElement, clicked: HTMLElement): Promise<void> => {
  const controls = (): HTMLElement[] => [...island.querySelectorAll<HTMLElement>(NEEDS_SCRIPT)];
  const place = controls().indexOf(clicked);
  clicked.setAttribute('aria-busy', 'true');
  const tooLate = new Promise<never>((_, reject) => setTimeout(reject, CLICK_TIMEOUT_MS));
  await Promise.race([start(island), tooLate]).catch(() => tellFailure(island));
  // Where the component failed, other elements stand in the place of the first ones.
  const control = controls()[place];
  control?.removeAttribute('aria-busy');
  control?.click();
};

/** Listens for touches from now on, and for islands that come near once the page is there. */
export const startIslands = (): void => {
  for (const type of ['pointerdown', 'focusin', 'keydown']) {
    addEventListener(type, (event) => {
      const island = islandOf(event);
      if (island) void start(island).catch(() => undefined);
    });
  }
  addEventListener(
    'click',
    (event) => {
      const island = islandOf(event);
      const clicked = (event.target as Element).closest<HTMLElement>(NEEDS_SCRIPT);
      // A second click by ourselves, after a failure, goes its own way.
      if (!island || !clicked || hydrated.has(island) || !event.isTrusted) return;
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
          void start(target as HTMLElement).catch(() => undefined);
        }
      },
      { rootMargin: NEAR },
    );
    for (const island of document.querySelectorAll('[data-hydrates="near"]')) near.observe(island);
  });
};
