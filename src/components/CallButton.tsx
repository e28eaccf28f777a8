import { Fragment } from 'react';
import { classNames } from './classNames';
import { Icon } from './Icon';
import { joined } from './joined';
import { useSite } from './siteContext';

interface CallButtonProps {
  readonly label: string;
  /** A second, smaller line. Words in [square brackets] are left out on narrow screens. */
  readonly note?: string;
}

/** Splits "for [Immediate] help" into its words and the bracketed ones. */
const NARROW_LESS = /\[([^\]]*)\]\s*/;

const Note = ({ text, phone }: { readonly text: string; readonly phone: string }) => (
  <>
    {text.split(NARROW_LESS).map((piece, index) => (
      // The pieces of one text never change their order.
      <Fragment key={index}>
        {index % 2 === 1 ? (
          <span className="hidden-on-phones">{piece} </span>
        ) : (
          joined(
            piece.split(phone),
            <span className="tabular-numerals no-wrap" translate="no">
              {phone}
            </span>,
          )
        )}
      </Fragment>
    ))}
  </>
);

/** The amber button that dials the company: one line, or two with a note. */
export const CallButton = ({ label, note }: CallButtonProps) => {
  const { phone } = useSite().facts;
  return (
    <a className={classNames('button button-call', note && 'button-large')} href={phone.href}>
      <Icon name="phone" />
      {note ? (
        <span>
          <b>{label}</b>
          <small>
            <Note text={note} phone={phone.display} />
          </small>
        </span>
      ) : (
        <span className="tabular-numerals">
          <Note text={label} phone={phone.display} />
        </span>
      )}
    </a>
  );
};
