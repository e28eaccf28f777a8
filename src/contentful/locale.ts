/** The code of the locale of values without a translation, from the list of a space's locales. */
export const defaultLocale = ({
  items,
}: {
  readonly items: readonly { readonly code: string; readonly default: boolean }[];
}): string => items.find((locale) => locale.default)?.code ?? 'en-US';
