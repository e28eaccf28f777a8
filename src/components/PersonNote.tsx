import { css } from '@emotion/react';
import type { AuthorView, PossibleLink } from '../content/views';
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

/** The source of a quote, with a link to verify it. */
const Evidence = ({ label, href }: PossibleLink) => (
  <p css={evidenceStyles}>
    <SmartLink className="touch-target" href={href}>
      {label}
    </SmartLink>
  </p>
);

/** A person in a few lines: a round portrait, name, what they do, and a few words. */
export const PersonNote = ({ person }: { readonly person: AuthorView }) => (
  <div css={styles}>
    <Avatar person={person} />
    <div>
      <b translate="no">
        <SmartLink href={person.href}>{person.name}</SmartLink>
      </b>
      {person.role && <span>{person.role}</span>}
      <Paragraph text={person.words} />
      {person.evidence && <Evidence {...person.evidence} />}
    </div>
  </div>
);
