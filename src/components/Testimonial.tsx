import { css } from '@emotion/react';
import type { TestimonialView } from '../content/views';
import { Avatar } from './Avatar';
import { Icon } from './Icon';
import { useSite } from './siteContext';
import { SmartLink } from './SmartLink';

const STARS = [1, 2, 3, 4, 5] as const;

const styles = css`
  display: flex;
  flex-direction: column;
  gap: clamp(1rem, 2vw, 1.5rem);
  .stars {
    display: flex;
    gap: 0.2rem;
    color: var(--amber);
  }
  .stars svg {
    width: 1.375rem;
    height: 1.375rem;
    fill: currentColor;
    stroke: var(--amber-edge);
    stroke-width: 1.2;
  }
  blockquote {
    font: 400 clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem) / 1.36 var(--font-display);
    letter-spacing: -0.012em;
  }
  .long {
    font: 400 var(--fs-md) / 1.5 var(--font-text);
    letter-spacing: 0;
  }
  figcaption {
    display: flex;
    align-items: center;
    gap: 1rem;
    padding-top: 0.5rem;
    font-size: inherit;
    color: inherit;
  }
  b {
    display: block;
    font-weight: var(--w-strong);
    line-height: 1.3;
  }
  figcaption span {
    color: var(--ink-2);
  }
  .source {
    display: block;
  }
  /* Room for a finger around the line, but none between the lines. */
  .source a {
    margin-block: -0.5rem;
  }
`;

interface TestimonialProps {
  readonly testimonial: TestimonialView;
}

/** What a customer said: five stars, the quote, the person, their title, and where others can read it. */
export const Testimonial = ({ testimonial }: TestimonialProps) => (
  <figure css={styles}>
    <div className="stars" role="img" aria-label={useSite().ui.stars}>
      {STARS.map((star) => (
        <Icon key={star} name="star" />
      ))}
    </div>
    <blockquote className={testimonial.longQuote ? 'long' : undefined}>
      {`“${testimonial.quote}”`}
    </blockquote>
    <figcaption>
      <Avatar {...testimonial} />
      <div>
        <b translate="no">{testimonial.name}</b>
        {testimonial.title && <span>{testimonial.title}</span>}{' '}
        {testimonial.source && (
          <span className="source">
            <SmartLink className="touch-target" href={testimonial.source.href}>
              {testimonial.source.label}
            </SmartLink>
          </span>
        )}
      </div>
    </figcaption>
  </figure>
);
