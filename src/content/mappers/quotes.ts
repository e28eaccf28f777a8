/** Words of a customer, which the site puts between quotation marks of its own. */

const STARS = String.raw`(?:\s*[\u2605\u2606\u2b50\u{1f31f}]\ufe0f?)+\s*`;
/** Typed beside the stars that the site draws for every review; not those within a sentence (“5★ work”). */
const STARS_AROUND = new RegExp(`^${STARS}|(?<=[.!?)"”’'])${STARS}$`, 'gu');

const WHOLE = /^["“„«]\s*([^]*\S)\s*["”“»]$/;

/**
 * Takes off stars and quotation marks that were typed around the whole, and makes marks inside single ones.
 * `"Good," she said, "and fair."` keeps its parts apart: its first mark ends before the last begins.
 */
export const unquoted = (words: string): string => {
  const typed = words.replace(STARS_AROUND, '').trim() || words;
  const inside = WHOLE.exec(typed)?.[1];
  const next = inside === undefined ? -1 : inside.search(/["“”„«»]/);
  const isWhole =
    inside !== undefined && (next === -1 || /^$|\s|[([]/.test(inside.charAt(next - 1)));
  return (isWhole ? inside : typed)
    .replace(/(^|[\s([])["“„«](?=\S)/g, '$1‘')
    .replace(/["“”„«»]/g, '’');
};
