import { Fragment, type ReactElement, type ReactNode } from 'react';
import { callHref, callsIn } from '../content/calls';
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

/** A sentence in which the company's number and 911 can be tapped. */
export const Sentence = ({ text }: { readonly text: string }) => {
  const { display, href } = useSite().facts.phone;
  return text.split(callsIn(display, href)).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <SmartLink key={index} href={callHref(part, href)} {...AS_NUMBER}>
        {part}
      </SmartLink>
    ),
  );
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
