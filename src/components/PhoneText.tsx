import type { SiteFacts } from '../content/views';
import { joined } from './joined';

interface PhoneTextProps {
  readonly text: string;
  readonly facts: Pick<SiteFacts, 'phone'>;
}

/** A sentence in which every mention of the company's number can be tapped to call it. */
export function PhoneText({ text, facts }: PhoneTextProps) {
  const { display, href } = facts.phone;
  const number = (
    <a className="nowrap num" href={href}>
      {display}
    </a>
  );
  return <>{joined(text.split(display), number)}</>;
}
