import type { ReactNode } from 'react';
import type { TypedLink } from '../content/views';
import { joined } from './joined';
import { SmartLink } from './SmartLink';
import { useSite } from './siteContext';

const isCall = (href: string): boolean => href.startsWith('tel:');

const withLinks = (text: string, [link, ...others]: readonly TypedLink[]): ReactNode => {
  if (!link) return text;
  const { shown, href } = link;
  const pieces = text.split(shown).map((piece) => withLinks(piece, others));
  return joined(
    pieces,
    <SmartLink
      className={isCall(href) ? 'no-wrap tabular-numerals' : undefined}
      translate={isCall(href) ? 'no' : undefined}
      href={href}
    >
      {shown}
    </SmartLink>,
  );
};

/** A sentence in which the company's number, and other numbers and addresses, can be tapped. */
export const Sentence = ({ text }: { readonly text: string }) => {
  const { facts } = useSite();
  const { display, href } = facts.phone;
  return <>{withLinks(text, [{ shown: display, href }, ...facts.typedLinks])}</>;
};

interface ParagraphProps {
  readonly text?: string;
  readonly className?: string;
}

/** A sentence in a paragraph of its own; nothing without one. */
export const Paragraph = ({ text, className }: ParagraphProps) =>
  text ? (
    <p className={className}>
      <Sentence text={text} />
    </p>
  ) : null;
