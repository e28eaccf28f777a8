import { css } from '@emotion/react';
import type { TestimonialView } from '../content/views';
import { SmartLink } from './SmartLink';

const styles = css`
  display: block;
`;

/** Where and when a customer said something, with the way to read it there; nothing without a source. */
export const Source = ({ source }: Pick<TestimonialView, 'source'>) =>
  source ? (
    <span css={styles}>
      {source.href === undefined ? (
        source.text
      ) : (
        <SmartLink className="touch-target" href={source.href}>
          {source.text}
        </SmartLink>
      )}
    </span>
  ) : null;
