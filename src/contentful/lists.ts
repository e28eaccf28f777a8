/** Lists as Contentful's APIs return them: some of the items at once. */

/** The most items that Contentful returns at once. */
export const MOST_AT_ONCE = 1000;

/** Some of the items of a list, and how many it has. */
export interface List<Item> {
  readonly total: number;
  readonly items: readonly Item[];
}

/**
 * Every item of a list, the oldest first unless the request asks for another order.
 *
 * @param request asks for a page of the list, with Contentful's parameters
 * @param limit items to ask for at once
 */
export const allOf = async <Item>(
  request: (query: {
    readonly limit: number;
    readonly skip: number;
    readonly order: string;
  }) => Promise<List<Item>>,
  limit = 100,
): Promise<readonly Item[]> => {
  const all: Item[] = [];
  for (;;) {
    const { items, total } = await request({ limit, skip: all.length, order: 'sys.createdAt' });
    all.push(...items);
    if (items.length === 0 || all.length >= total) return all;
  }
};

/** The code of the locale of values without a translation, from the list of a space's locales. */
export const defaultLocale = ({
  items,
}: List<{ readonly code: string; readonly default: boolean }>): string =>
  items.find((locale) => locale.default)?.code ?? 'en-US';
