import { withoutMarks } from '../content/marks';
import type { SiteFacts } from '../content/views';
import { joined } from './joined';

interface PhoneTextProps {
  readonly text: string;
  readonly facts: Pick<SiteFacts, 'phone'>;
}

/**
 * A sentence in which every mention of the company's number can be tapped to call it. Each piece has
 * an element of its own, so that an island survives a browser's translator (see `Island`).
 */
export function PhoneText({ text, facts }: PhoneTextProps) {
  const { display, href } = facts.phone;
  const number = (
    <a className="no-wrap figures" href={href} translate="no">
      {display}
    </a>
  );
  const pieces = text
    .split(display)
    // After a number at the end of the sentence only the mark of the text is left.
    .map((piece) => (withoutMarks(piece) === '' ? piece : <span>{piece}</span>));
  return <>{joined(pieces, number)}</>;
}
