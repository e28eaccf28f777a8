import { css } from '@emotion/react';
import type { TestimonialView } from '../content/views';
import { OptionalLink } from './OptionalLink';

const styles = css`
  display: block;
`;

/** Where and when a customer said something, with the way to read it there; nothing without a source. */
export const Source = ({ source }: Pick<TestimonialView, 'source'>) =>
  source ? (
    <span css={styles}>
      <OptionalLink href={source.href}>{source.text}</OptionalLink>
    </span>
  ) : null;
