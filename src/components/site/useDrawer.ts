import { useEffect, useRef } from 'react';

const FOCUSABLE = 'a[href], button, input, summary';

/** Elements of the drawer that the Tab key reaches, in order; those in closed lists are not. */
const reachable = (drawer: HTMLElement): readonly HTMLElement[] =>
  Array.from(drawer.querySelectorAll<HTMLElement>(FOCUSABLE)).filter(
    (element) => element.getClientRects().length > 0,
  );

const keepFocusInside = (drawer: HTMLElement, event: KeyboardEvent): void => {
  const stops = reachable(drawer);
  const first = stops[0];
  const last = stops.at(-1);
  if (event.key !== 'Tab' || !first || !last) return;
  const at = document.activeElement;
  const leavesAt = event.shiftKey ? first : last;
  if (at !== leavesAt && drawer.contains(at)) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
};

/**
 * What a popover does not do by itself: while it is open the focus stays inside, the page behind
 * does not scroll, and screen readers hear of a modal dialog. Closing by Escape or beside it, and
 * the way back of the focus, are the browser's. A wide screen has no use for it and closes it.
 */
export const useDrawer = () => {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const drawer = ref.current;
    if (!drawer) return undefined;
    const root = document.documentElement;
    const wide = window.matchMedia('(min-width: 62em)');
    const hide = () => {
      if (drawer.matches(':popover-open')) drawer.hidePopover();
    };
    const onKey = (event: KeyboardEvent) => keepFocusInside(drawer, event);
    const settle = () => {
      const open = drawer.matches(':popover-open');
      root.classList.toggle('drawer-open', open);
      if (open) {
        drawer.setAttribute('aria-modal', 'true');
        document.addEventListener('keydown', onKey);
        if (!drawer.contains(document.activeElement)) reachable(drawer)[0]?.focus();
      } else {
        drawer.removeAttribute('aria-modal');
        document.removeEventListener('keydown', onKey);
      }
    };
    drawer.addEventListener('toggle', settle);
    wide.addEventListener('change', hide);
    settle();
    return () => {
      drawer.removeEventListener('toggle', settle);
      wide.removeEventListener('change', hide);
      document.removeEventListener('keydown', onKey);
      root.classList.remove('drawer-open');
    };
  }, []);

  return { ref, close: () => ref.current?.hidePopover() };
};
