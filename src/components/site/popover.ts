import type { ButtonHTMLAttributes, HTMLAttributes } from 'react';

/*
 * The popover attributes, which React 18 passes on in lower case and its types do not know.
 */

/** Id of the menu of narrow screens, which its buttons name. */
export const DRAWER_ID = 'drawer';

/** Makes an element a popover that Escape and a press beside it close. */
export const AS_POPOVER = { popover: 'auto' } as HTMLAttributes<HTMLElement>;

/** Makes a button open the popover of an id, and close it again. */
export const opensPopover = (id: string): ButtonHTMLAttributes<HTMLButtonElement> =>
  ({ popovertarget: id }) as ButtonHTMLAttributes<HTMLButtonElement>;

/** Makes a button close it. */
export const CLOSES_DRAWER = {
  popovertarget: DRAWER_ID,
  popovertargetaction: 'hide',
} as ButtonHTMLAttributes<HTMLButtonElement>;
