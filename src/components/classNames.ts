/** Value of a `class` attribute from the names that apply; undefined when none does. */
export const classNames = (...names: readonly (string | false | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;
