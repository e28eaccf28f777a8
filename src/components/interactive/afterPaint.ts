/**
 * Does work once the browser has painted its answer to what the visitor just did, so that nobody
 * waits for it. While the page is in the background there are no paints, and the work waits.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
