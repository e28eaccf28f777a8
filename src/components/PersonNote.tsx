import { css } from '@emotion/react';
import type { PersonView, PossibleLink } from '../content/views';
import { Avatar } from './Avatar';
import { Paragraph } from './Sentence';
import { SmartLink } from './SmartLink';

const styles = css`
  display: grid;
  grid-template-columns: 3.75rem minmax(0, 1fr);
  column-gap: 1rem;
  line-height: 1.35;
  /* Two lines are centered beside the portrait; longer text starts at its top. */
  > div {
    display: flex;
    flex-direction: column;
    justify-content: center;
    min-height: 3.75rem;
  }
  b + span {
    color: var(--ink-2);
  }
  p {
    margin-top: 0.25rem;
    line-height: 1.45;
  }
`;

const evidenceStyles = css`
  /* Part of the touch target overlaps space that is empty anyway. */
  a {
    margin-block: -0.25rem;
  }
`;

/** A license, a certification, or the source of a quote, with a link to verify it. */
export const Evidence = ({ label, href }: PossibleLink) => (
  <p css={evidenceStyles}>
    <SmartLink className="touch-target" href={href}>
      {label}
    </SmartLink>
  </p>
);

/** A person in a few lines: a round portrait, name, what they do, and their credentials. */
export const PersonNote = ({ person }: { readonly person: PersonView }) => (
  <div css={styles}>
    <Avatar person={person} />
    <div>
      <b translate="no">{person.name}</b>
      {person.role && <span>{person.role}</span>}
      <Paragraph text={person.words} />
      {person.evidence && <Evidence {...person.evidence} />}
    </div>
  </div>
);
