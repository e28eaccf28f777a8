import type { TestimonialView } from '../content/views';
import { SmartLink } from './SmartLink';

/** Where and when a customer said something, with the way to read it there; nothing without a source. */
export const Source = ({ source }: Pick<TestimonialView, 'source'>) =>
  source ? (
    <span className="source">
      {source.href === undefined ? (
        source.text
      ) : (
        <SmartLink className="touch-target" href={source.href}>
          {source.text}
        </SmartLink>
      )}
    </span>
  ) : null;
