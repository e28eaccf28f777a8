/** By position; entries without one are last. */
export const byOrder = <T extends { readonly fields: { readonly order?: number } }>(
  entries: readonly T[],
): readonly T[] => {
  const position = ({ fields: { order = Number.MAX_VALUE } }: T): number => order;
  return [...entries].sort((a, b) => position(a) - position(b));
};
