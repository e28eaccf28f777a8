import { css } from '@emotion/react';
import type { KeenSliderInstance } from 'keen-slider';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { classNames } from '../components/classNames';
import { Icon } from '../components/Icon';
import { useSite } from '../components/siteContext';
import { Testimonial } from '../components/Testimonial';
import type { TestimonialView } from '../content/views';
import { atLeast } from '../theme/breakpoints';
import { moveBy, SLIDE_GAP, startSlider } from './slider';

/** Styles of the row of slides before and after hydration. */
const carouselStyles = css`
  .carousel {
    display: flex;
    gap: ${SLIDE_GAP}px;
    /* With the space in each slide, the outline of a focus is not cut off. */
    margin-left: -6px;
    padding: 4px 0;
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
    overscroll-behavior-x: contain;
  }
  .carousel > li {
    flex: 0 0 100%;
    min-width: 0;
    padding-left: 6px;
    scroll-margin: 12rem 0;
    scroll-snap-align: start;
  }
  @media ${atLeast.md} {
    .carousel > li {
      flex-basis: calc((100% - ${SLIDE_GAP}px) / 2);
    }
  }
  /* Slides beside an unfolded one keep their height. */
  .carousel:has([open]) > li {
    align-self: start;
  }
  .is-running {
    gap: 0;
    overflow: hidden;
    scroll-snap-type: none;
    touch-action: pan-y;
    cursor: grab;
  }
  .controls {
    row-gap: 0.5rem;
    margin-top: 1.5rem;
  }
  .bullets {
    display: flex;
    flex-wrap: wrap;
    margin: 0 0 0 -0.7rem;
  }
  .bullets a::before {
    content: '';
    width: 0.75rem;
    height: 0.75rem;
    border-radius: 50%;
    box-shadow: inset 0 0 0 2px var(--rule-strong);
  }
  @media (forced-colors: active) {
    .bullets a::before {
      border: 2px solid;
    }
  }
  .bullets a[aria-current='true']::before {
    width: 1.5rem;
    height: 1.5rem;
    border-radius: 0;
    box-shadow: none;
    background: var(--amber-text);
    mask: var(--ring-2) center / 205% no-repeat;
    forced-color-adjust: none;
  }
  .arrows {
    display: flex;
    gap: 0.5rem;
  }
  .arrows button {
    border-radius: 50%;
    box-shadow: inset 0 0 0 1.5px var(--rule-strong);
  }
  @media (hover: hover) {
    .bullets a:not([aria-current='true']):hover::before {
      box-shadow: inset 0 0 0 3px var(--ink);
    }
    .arrows button:hover {
      color: var(--paper);
      background: var(--ink);
    }
  }
  .arrows .back svg {
    transform: scaleX(-1);
  }
  @media ${atLeast.md} {
    .fits-two {
      display: none;
    }
  }
  @media print {
    .carousel {
      display: block;
      overflow: visible;
    }
    .carousel > li {
      min-width: 0 !important;
      max-width: none !important;
      margin-bottom: 1.5rem;
      transform: none !important;
    }
  }
`;

export const sharedTexts = [
  'previousSlide',
  'nextSlide',
  'slideLabel',
  'stars',
  'readOn',
  'opensElsewhere',
] as const;

interface TestimonialsProps {
  /** Prefix of the slides' ids, unique on the page. */
  readonly id: string;
  readonly testimonials: readonly TestimonialView[];
  /** As in `looks`. */
  readonly shared: boolean;
}

/**
 * A carousel of testimonials: one at a time, two from `md`. As HTML it is a scrolling list with links
 * to its items; script turns it into a loop that can be dragged. It never moves by itself.
 */
export default function Testimonials({ id, testimonials, shared }: TestimonialsProps) {
  const { ui, pageLanguage, siteLanguage } = useSite();
  const list = useRef<HTMLUListElement>(null);
  const slider = useRef<KeenSliderInstance | null>(null);
  const [current, setCurrent] = useState(0);
  const count = testimonials.length;

  useEffect(() => {
    const row = list.current;
    if (!row || count < 2) return undefined;
    const started = startSlider(row, setCurrent);
    slider.current = started;
    return () => started.destroy();
  }, [count]);

  const move = (steps: number) => slider.current && moveBy(slider.current, steps);
  const onBullet = (event: MouseEvent, index: number) => {
    event.preventDefault();
    // The shorter way around.
    slider.current?.moveToIdx(index);
  };

  return (
    <div css={carouselStyles}>
      <ul
        ref={list}
        tabIndex={0}
        aria-label={ui.slideLabel}
        lang={siteLanguage}
        className="carousel"
      >
        {testimonials.map((testimonial, index) => (
          <li
            key={testimonial.name + testimonial.quote}
            id={`${id}-${index + 1}`}
            lang={shared ? undefined : pageLanguage}
          >
            <Testimonial testimonial={testimonial} />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div
          className={classNames('controls row no-print', count === 2 && 'fits-two')}
          lang={siteLanguage}
        >
          <ul className="bullets">
            {testimonials.map((testimonial, index) => (
              <li key={testimonial.name + testimonial.quote}>
                <a
                  className="button-icon"
                  href={`#${id}-${index + 1}`}
                  aria-label={`${ui.slideLabel} ${index + 1}`}
                  aria-current={index === current ? 'true' : undefined}
                  data-needs-script=""
                  onClick={(event) => onBullet(event, index)}
                />
              </li>
            ))}
          </ul>
          <div className="arrows script-only">
            <button
              className="button-icon back"
              type="button"
              aria-label={ui.previousSlide}
              data-needs-script=""
              onClick={() => move(-1)}
            >
              <Icon name="arrow-right" />
            </button>
            <button
              className="button-icon"
              type="button"
              aria-label={ui.nextSlide}
              data-needs-script=""
              onClick={() => move(1)}
            >
              <Icon name="arrow-right" />
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
