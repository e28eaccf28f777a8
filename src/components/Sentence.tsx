import { Fragment, type ReactElement, type ReactNode } from 'react';
import type { Link } from '../content/views';
import { SmartLink } from './SmartLink';
import { useSite } from './siteContext';

/** Joins the pieces of a text, whose order never changes, with an element between them. */
export const joined = (pieces: readonly ReactNode[], between: ReactElement): ReactNode =>
  pieces.map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && between}
      {piece}
    </Fragment>
  ));

/** Attributes of a phone number in a text: it stays whole and is not translated. */
export const AS_NUMBER = { className: 'no-wrap tabular-numerals', translate: 'no' } as const;

const withLinks = (text: string, [link, ...others]: readonly Link[]): ReactNode => {
  if (!link) return text;
  const { label, href } = link;
  const pieces = text.split(label).map((piece) => withLinks(piece, others));
  return joined(
    pieces,
    <SmartLink href={href} {...(href.startsWith('tel:') && AS_NUMBER)}>
      {label}
    </SmartLink>,
  );
};

/** A sentence in which the company's number, and other numbers and addresses, can be tapped. */
export const Sentence = ({ text }: { readonly text: string }) => {
  const { facts } = useSite();
  const { display, href } = facts.phone;
  return <>{withLinks(text, [{ label: display, href }, ...facts.typedLinks])}</>;
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
