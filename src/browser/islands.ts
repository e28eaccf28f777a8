/** Hydrates islands (see `src/islands/Island.tsx`). When one cannot be loaded, its HTML stays as it is. */
import type { ComponentType } from 'react';
import type * as hydration from '../islands/hydrate';

/**
 * Addresses of the scripts that pages fetch on demand, by name: each island, `hydrate`, `vitals`
 * with analytics. Defined by the build.
 */
declare const SCRIPTS: Readonly<Record<string, string>>;

/** Fetches a script once, and returns what it exports. Rejects when it cannot be loaded. */
export const importScript = <Script>(name: string): Promise<Script> =>
  import(SCRIPTS[name] ?? '') as Promise<Script>;

const started = new WeakSet<Element>();

const start = async (island: HTMLElement): Promise<void> => {
  if (started.has(island)) return;
  started.add(island);
  const [{ hydrate }, { default: component }] = await Promise.all([
    importScript<typeof hydration>('hydrate'),
    importScript<{ readonly default: ComponentType }>(island.dataset.island ?? ''),
  ]);
  const props = JSON.parse(island.nextElementSibling?.textContent ?? '{}') as object;
  hydrate(island, component, props);
};

/** Margin around the window that counts as near: about one fling on a phone. */
const NEAR = '600px';

/** Hydrates an island when the visitor comes near, or touches it: its first field, button or link. */
export const startIslands = (): void => {
  // Browsers do not give every button the focus on a click.
  for (const event of ['focusin', 'change'])
    addEventListener(event, ({ target }) => {
      const island = (target as Element).closest?.<HTMLElement>('[data-island]');
      if (island) void start(island);
    });
  addEventListener('DOMContentLoaded', () => {
    const near = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) void start(target as HTMLElement);
      },
      { rootMargin: NEAR },
    );
    for (const island of document.querySelectorAll('[data-on="near"]')) near.observe(island);
  });
};
