import { css } from '@emotion/react';
import type { PersonView, PossibleLink } from '../content/views';
import { Avatar } from './Avatar';
import { SmartLink } from './SmartLink';

const styles = css`
  display: grid;
  grid-template-columns: 3.75rem minmax(0, 1fr);
  gap: 0.25rem 1rem;
  align-items: center;
  line-height: 1.35;
  b,
  b + span {
    display: block;
  }
  b + span {
    color: var(--ink-2);
  }
  > p {
    grid-column: 2;
    line-height: 1.45;
  }
`;

const credentialStyles = css`
  /* Part of the room for a finger around the link is room that is there anyway. */
  a {
    margin-block: -0.25rem;
  }
`;

/** A license or certification, or where somebody said something, with the way to verify it. */
export const Credential = ({ label, href }: PossibleLink) => (
  <p css={credentialStyles}>
    <SmartLink className="touch-target" href={href}>
      {label}
    </SmartLink>
  </p>
);

/** Somebody in a few lines: a round portrait, name, what they do, and what proves it. */
export const PersonNote = ({ person }: { readonly person: PersonView }) => (
  <div css={styles}>
    <Avatar {...person} />
    <div>
      <b translate="no">{person.name}</b>
      {person.role && <span>{person.role}</span>}
    </div>
    {person.words && <p>{person.words}</p>}
    {person.credential && <Credential {...person.credential} />}
  </div>
);
