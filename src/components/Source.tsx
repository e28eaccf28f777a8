import { css } from '@emotion/react';
import type { TestimonialView } from '../content/views';
import { OptionalLink } from './OptionalLink';

const styles = css`
  display: block;
  /* Room for a finger around the line, but none between the lines. */
  a {
    margin-block: -0.5rem;
  }
`;

interface SourceProps extends Pick<TestimonialView, 'source'> {
  /** Spoken after a link that leaves the site. */
  readonly opensElsewhere: string;
}

/** Where and when a customer said something, with the way to read it there; nothing without a source. */
export const Source = ({ source, opensElsewhere }: SourceProps) =>
  source ? (
    <span css={styles}>
      <OptionalLink href={source.href} opensElsewhere={opensElsewhere}>
        {source.text}
      </OptionalLink>
    </span>
  ) : null;
