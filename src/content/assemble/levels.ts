/** The topmost item above an item, or the item itself. `uppers` has what is directly above each. */
export const topOf = <Item>(uppers: ReadonlyMap<Item, Item>, item: Item): Item => {
  const upper = uppers.get(item);
  return upper === undefined ? item : topOf(uppers, upper);
};
