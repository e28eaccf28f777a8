import { Fragment } from 'react';
import type { SiteFacts } from '../content/views';

interface PhoneTextProps {
  readonly text: string;
  readonly facts: Pick<SiteFacts, 'phone'>;
}

/** A sentence in which every mention of the company's number can be tapped to call it. */
export function PhoneText({ text, facts }: PhoneTextProps) {
  const { display, href } = facts.phone;
  return (
    <>
      {text.split(display).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && (
            <a className="nowrap num" href={href}>
              {display}
            </a>
          )}
          {part}
        </Fragment>
      ))}
    </>
  );
}
