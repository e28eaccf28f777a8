/** The drawer of narrow screens and the lists in the menu of wide ones. Both work without script too. */
import { atLeast } from '../theme/breakpoints';
import { onClick } from './onClick';

/** Opens the drawer as a modal dialog, and closes it where the browser does not. */
const startDrawer = (): void => {
  const drawer = (): HTMLDialogElement | null => document.querySelector('dialog');
  const close = (): void => drawer()?.close();
  onClick('[popovertarget="drawer"]', (button, event) => {
    // Without script it is a popover, which leaves the page behind it within reach.
    event.preventDefault();
    if (drawer()?.contains(button)) close();
    else drawer()?.showModal();
  });
  onClick('#drawer a', close);
  addEventListener('click', ({ target }) => {
    // On the ground behind it.
    if (target === drawer()) close();
  });
  matchMedia(atLeast.lg).addEventListener('change', close);
};

/** Matches an element focused by keyboard; in Safari before 15.4, any focused element. */
const FOCUSED = CSS.supports('selector(:focus-visible)') ? ':focus-visible' : ':focus';

/** Moves a list that would end outside the window to the left. */
const keepInWindow = (list: HTMLElement): void => {
  list.style.translate = '';
  const outside = list.getBoundingClientRect().right - document.documentElement.clientWidth;
  if (outside > 0) list.style.translate = `${-outside}px`;
};

/**
 * The lists of the menu open on hover and by the button before each. Escape, a click outside, moving the focus
 * outside and opening another close the open one. Without script, CSS opens them.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
const startLists = (): void => {
  const groupOf = (target: EventTarget | null): Element | null =>
    target instanceof Element ? target.closest('[data-menu]') : null;
  const openGroup = (): Element | null =>
    groupOf(document.querySelector('[data-menu] > [aria-expanded="true"]'));
  const show = (group: Element | null): void => {
    if (group === openGroup()) return;
    for (const button of document.querySelectorAll('[data-menu] > button'))
      button.setAttribute('aria-expanded', String(button.parentElement === group));
    const list = group?.querySelector('ul');
    if (list) keepInWindow(list);
  };

  addEventListener('pointerover', ({ pointerType, target }) => {
    if (pointerType !== 'mouse') return;
    const group = groupOf(target);
    // It stays open for the keyboard, but not after a click on its button.
    if (group || !openGroup()?.querySelector(FOCUSED)) show(group);
  });
  addEventListener('click', ({ detail, target }) => {
    const group = groupOf(target);
    const isOther = group !== openGroup();
    // On hover it is open already, and stays open; `detail` is 0 for the keyboard.
    if (target instanceof Element && target.closest('[data-menu] > button'))
      show(isOther || (detail > 0 && matchMedia('(hover: hover)').matches) ? group : null);
    else if (isOther) show(null);
  });
  addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && groupOf(relatedTarget) !== openGroup()) show(null);
  });
  addEventListener('keydown', ({ key }) => {
    const group = openGroup();
    if (key !== 'Escape' || !group) return;
    if (group.contains(document.activeElement)) group.querySelector('button')?.focus();
    show(null);
  });
};

export const startMenus = (): void => {
  startDrawer();
  startLists();
};
