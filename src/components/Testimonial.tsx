import { css } from '@emotion/react';
import type { TestimonialView, UiTexts } from '../content/views';
import { Icon } from './Icon';
import { PersonNote } from './PersonNote';
import { atLeast } from '../theme/breakpoints';
import { editable } from './editing';

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
  .more {
    color: var(--link);
  }
  figcaption {
    padding-top: 0.5rem;
    font-size: inherit;
    color: inherit;
  }
  /* Side by side, the people stand on one line. */
  @media ${atLeast.md} {
    height: 100%;
    figcaption {
      margin-top: auto;
    }
  }
`;

interface TestimonialProps {
  readonly testimonial: TestimonialView;
  readonly texts: Pick<UiTexts, 'stars' | 'readOn'>;
}

/** What a customer said: five stars, the quote, the person, their title, and where others can read it. */
export const Testimonial = ({ testimonial, texts }: TestimonialProps) => {
  const { quote, rest, longQuote } = testimonial;
  return (
    <figure css={styles} {...editable(testimonial.entryId, 'quote')}>
      <div className="stars" role="img" aria-label={texts.stars}>
        {STARS.map((star) => (
          <Icon key={star} name="star" />
        ))}
      </div>
      <blockquote className={longQuote ? 'long' : undefined}>
        {rest === undefined ? `“${quote}”` : `“${quote}`}
        {rest !== undefined && (
          <details>
            <summary className="more">
              {texts.readOn}
              <Icon name="chevron-down" />
            </summary>
            {`${rest}”`}
          </details>
        )}
      </blockquote>
      <figcaption>
        <PersonNote person={testimonial} />
      </figcaption>
    </figure>
  );
};
