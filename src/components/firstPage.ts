/**
 * Whether the browser still takes over the page that the server sent. Until then the parts of that
 * page that nobody has to touch stay the HTML they are.
 */
let taking = typeof document !== 'undefined';

/** True while the first page is being taken over; false on a server and after that. */
export const isTakingOver = (): boolean => taking;

/** Call once the first page has been taken over. */
export const endTakeOver = (): void => {
  taking = false;
};
