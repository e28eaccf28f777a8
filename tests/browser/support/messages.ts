import type { Typed } from './form';

const LETTERS = [...'abcXYZ 019 .,;:!?&=+%#"\'<>\\/éßñ漢字🌳🪵\n'];

/** A message nobody would think of, the same on every run. */
export const messageOf = (seed: number): Typed => {
  let state = seed * 2_654_435_761;
  const next = (below: number): number => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0;
    return state % below;
  };
  const text = (length: number) =>
    Array.from({ length }, () => LETTERS[next(LETTERS.length)]).join('');
  const line = (length: number) => text(length).replace(/\n/g, ' ');
  return {
    name: `N${line(1 + next(40))}`,
    email: `tree${seed}@example.com`,
    phone: next(2) ? line(next(20)) : '',
    comment: `C${text(1 + next(400))}`,
  };
};
