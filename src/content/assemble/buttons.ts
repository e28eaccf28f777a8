import type { Call, Link } from '../views';
import type { AssemblyContext } from './context';

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

/** The buttons at the top of a page that has no words of its own for them. */
export const headButtons = (
  context: AssemblyContext,
  quoteHref: string,
): { readonly call: Call; readonly link: Link } => {
  const { callButton, quoteButton } = context.texts;
  return { call: { label: callButton }, link: { label: quoteButton, href: quoteHref } };
};
