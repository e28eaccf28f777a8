/** Words of a customer, which the site puts between quotation marks of its own. */

/** Typed beside the stars that the site draws for every review. */
const STARS = /[\u2605\u2b50\u{1f31f}]\ufe0f?\s*/gu;

const WHOLE = /^["“„«]\s*([^]*\S)\s*["”“»]$/;

/**
 * Takes off stars, and quotation marks that were typed around the whole, and makes those inside single ones.
 * `"Good," she said, "and fair."` keeps its parts apart: its first mark ends before the last begins.
 */
export const unquoted = (words: string): string => {
  const typed = words.replace(STARS, '').trim() || words;
  const inside = WHOLE.exec(typed)?.[1];
  const next = inside === undefined ? -1 : inside.search(/["“”„«»]/);
  const isWhole =
    inside !== undefined && (next === -1 || /^$|\s|[([]/.test(inside.charAt(next - 1)));
  return (isWhole ? inside : typed)
    .replace(/(^|[\s([])["“„«](?=\S)/g, '$1‘')
    .replace(/["“”„«»]/g, '’');
};
