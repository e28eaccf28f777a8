/** Id of the menu of narrow screens, which its buttons name. */
export const DRAWER_ID = 'drawer';
