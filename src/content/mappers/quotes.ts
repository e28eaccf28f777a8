/** Words of a customer, which the site puts between quotation marks of its own. */

const WHOLE = /^["“„«]\s*([^]*\S)\s*["”“»]$/;

/**
 * Takes off quotation marks that were typed around the whole, and makes those inside single ones.
 * `"Good," she said, "and fair."` keeps its parts apart: its first mark ends before the last begins.
 */
export const unquoted = (typed: string): string => {
  const inside = WHOLE.exec(typed)?.[1];
  const next = inside === undefined ? -1 : inside.search(/["“”„«»]/);
  const isWhole =
    inside !== undefined && (next === -1 || /^$|\s|[([]/.test(inside.charAt(next - 1)));
  return (isWhole ? inside : typed)
    .replace(/(^|[\s([])["“„«](?=\S)/g, '$1‘')
    .replace(/["“”„«»]/g, '’');
};
