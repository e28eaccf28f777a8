import type { Call, Link } from '../views';

/** A link, if it has both a label and an address. */
export const linkView = (label: string | undefined, href: string | undefined): Link | undefined =>
  label === undefined || href === undefined ? undefined : { label, href };

/** A call button, if it has a label. */
export const callView = ({
  callLabel: label,
  callNote: note,
}: {
  readonly callLabel?: string;
  readonly callNote?: string;
}): Call | undefined => (label === undefined ? undefined : { label, note });
