import { Fragment } from 'react';
import type { Call } from '../content/views';
import { classNames } from './classNames';
import { Icon } from './Icon';
import { AS_NUMBER, joined } from './Sentence';
import { useSite } from './siteContext';

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
          joined(piece.split(phone), <span {...AS_NUMBER}>{phone}</span>)
        )}
      </Fragment>
    ))}
  </>
);

/**
 * The amber button that dials the company or the number it shows. A note adds a second line, in which words in
 * [square brackets] are left out on narrow screens.
 */
export const CallButton = ({ label, note, href }: Call) => {
  const { phone } = useSite().facts;
  return (
    <a
      className={classNames('button button-call', note && 'button-large')}
      href={href ?? phone.href}
    >
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
