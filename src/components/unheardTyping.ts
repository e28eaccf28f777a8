/**
 * What typing makes of events; the keys of phones compose words. React answers each of them by taking
 * the page over at once (`discreteReplayableEvents` in React DOM 18).
 */
const TYPING = [
  'keydown',
  'keypress',
  'textInput',
  'input',
  'keyup',
  'compositionstart',
  'compositionend',
] as const;

/**
 * Keeps typing from React while it takes over HTML in steps: it would finish in one go, and a cheap
 * phone would show the letter 100 ms later. The fields are the browser's own and need nobody to be
 * typed into. Whoever has to know of it listens at the window, in the capture phase.
 *
 * @returns lets React hear again
 */
export const keepTypingFromReact = (): (() => void) => {
  const keep = (event: Event): void => event.stopPropagation();
  const kept = new AbortController();
  for (const type of TYPING)
    window.addEventListener(type, keep, { capture: true, signal: kept.signal });
  return () => kept.abort();
};
