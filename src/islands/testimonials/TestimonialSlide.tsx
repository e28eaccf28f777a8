import { css } from '@emotion/react';
import type { TestimonialView, UiTexts } from '../../content/views';
import { Avatar } from './Avatar';
import { Icon } from '../../components/Icon';
import { Source } from '../../components/Source';

const STARS = [1, 2, 3, 4, 5] as const;

const styles = css`
  display: flex;
  flex-direction: column;
  gap: clamp(1rem, 2vw, 1.5rem);
  height: 100%;
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
    overflow-wrap: anywhere;
  }
  figcaption {
    display: flex;
    align-items: center;
    gap: 1rem;
    margin-top: auto;
    padding-top: 0.5rem;
    font-size: inherit;
    color: inherit;
    overflow-wrap: anywhere;
  }
  b {
    display: block;
    font-weight: var(--w-strong);
    line-height: 1.3;
  }
  figcaption span {
    color: var(--ink-2);
  }
`;

/** One testimonial: five stars, the quote, the person and their title. */
export const TestimonialSlide = ({
  testimonial,
  ui,
}: {
  readonly testimonial: TestimonialView;
  readonly ui: Pick<UiTexts, 'stars' | 'opensElsewhere'>;
}) => (
  <figure css={styles}>
    <div className="stars" role="img" aria-label={ui.stars}>
      {STARS.map((star) => (
        <Icon key={star} name="star" />
      ))}
    </div>
    <blockquote>{`“${testimonial.quote}”`}</blockquote>
    <figcaption>
      <Avatar {...testimonial} />
      <div>
        <b translate="no">{testimonial.name}</b>
        {testimonial.title && <span>{testimonial.title}</span>}{' '}
        <Source source={testimonial.source} opensElsewhere={ui.opensElsewhere} />
      </div>
    </figcaption>
  </figure>
);
