/** Where the visitor is. */
export interface Whereabouts {
  /** Entry of the menu the page belongs to, or ''. */
  readonly current: string;
  /** True on that entry's own page, false on one below it. */
  readonly exact: boolean;
}

/** `aria-current` of an entry of the menu. */
export const currentMark = (
  href: string,
  { current, exact }: Whereabouts,
): 'page' | 'true' | undefined => (href !== current ? undefined : exact ? 'page' : 'true');
