/** The drawer of narrow screens and the services menu of wide ones. Both work without script too. */
import { atLeast } from '../theme/breakpoints';
import { onClick } from './onClick';

const drawer = (): HTMLElement | null => document.querySelector('#drawer');
const opener = (): HTMLElement | null => document.querySelector('header [popovertarget="drawer"]');

/** Makes everything behind the open drawer inert. */
const setBehind = (inert: boolean): void => {
  for (const element of document.body.children) {
    if (element instanceof HTMLElement && !element.contains(drawer())) element.inert = inert;
  }
};

/** The menu for browsers without popovers, such as iPhones up to iOS 16. */
const showFooterLinks = (): void => {
  const links = document.querySelector('footer .links');
  links?.scrollIntoView({ block: 'center' });
  links?.querySelector('a')?.focus({ preventScroll: true });
};

/** The drawer is a popover: the browser opens and closes it, moves the focus into it and back. */
const startDrawer = (): void => {
  if (!('popover' in HTMLElement.prototype)) {
    onClick('[popovertarget]', showFooterLinks);
    return;
  }
  addEventListener(
    'beforetoggle',
    (event) => {
      if (event.target !== drawer()) return;
      const opens = event.newState === 'open';
      // Before the browser restores the focus, which inert elements cannot take.
      setBehind(opens);
      // The browser restores the focus only from inside; a click between links has moved it out.
      if (!opens && document.activeElement === document.body) opener()?.focus();
    },
    true,
  );
  const close = (): void => {
    if (drawer()?.matches(':popover-open')) drawer()?.hidePopover();
  };
  onClick('#drawer a', close);
  matchMedia(atLeast.lg).addEventListener('change', close);
};

/** Matches an element focused by keyboard; in Safari before 15.4, any focused element. */
const FOCUSED = CSS.supports('selector(:focus-visible)') ? ':focus-visible' : ':focus';

/**
 * A list that opens on hover and by the button before it. Escape, a click outside and moving the
 * focus outside close it. Without script, CSS opens it.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
const startServicesMenu = (): void => {
  const area = (): Element | null => document.querySelector('[data-menu]');
  const button = (): HTMLElement | null | undefined => area()?.querySelector('button');
  const isOpen = (): boolean => button()?.getAttribute('aria-expanded') === 'true';
  const setOpen = (open: boolean): void => button()?.setAttribute('aria-expanded', String(open));
  const isInside = (target: EventTarget | null): boolean =>
    target instanceof Node && area()?.contains(target) === true;

  addEventListener('pointerover', ({ pointerType, target }) => {
    if (pointerType !== 'mouse') return;
    if (isInside(target)) setOpen(true);
    // It stays open for the keyboard, but not after a click on its button.
    else if (!area()?.querySelector(FOCUSED)) setOpen(false);
  });
  addEventListener('click', ({ detail, target }) => {
    const pressed = target instanceof Element && target.closest('[data-menu] > button');
    // On hover it is open already, and stays open; `detail` is 0 for the keyboard.
    if (pressed) setOpen((detail > 0 && matchMedia('(hover: hover)').matches) || !isOpen());
    else if (!isInside(target)) setOpen(false);
  });
  addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !isInside(relatedTarget)) setOpen(false);
  });
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return;
    if (isInside(document.activeElement)) button()?.focus();
    setOpen(false);
  });
};

export const startMenus = (): void => {
  startDrawer();
  startServicesMenu();
};
