import { css } from '@emotion/react';
import { useKeenSlider, type KeenSliderInstance, type KeenSliderOptions } from 'keen-slider/react';
import { useCallback, useState } from 'react';
import { Icon } from '../components/Icon';
import { Testimonial } from '../components/Testimonial';
import type { TestimonialView, UiTexts } from '../content/views';
import { atLeast } from '../theme/breakpoints';

/** Space between two slides, in pixels. */
const SLIDE_GAP = 50;
/** Duration of a move, in milliseconds. */
const SLIDE_TIME = 300;

/** Moves by some slides, counted from the target of a move that is still running. */
const moveBy = (slider: KeenSliderInstance, steps: number): void =>
  slider.moveToIdx((slider.animator.targetIdx ?? slider.track.details.abs) + steps, true);

/** Plugin that moves by the arrow keys. */
const followKeys = (slider: KeenSliderInstance): void =>
  slider.container.addEventListener('keydown', (event) => {
    // With a modifier they are the browser's shortcuts for back and forward.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    moveBy(slider, event.key === 'ArrowRight' ? 1 : -1);
  });

const perView = (visible: number, count: number) => ({
  slides: { perView: visible, spacing: SLIDE_GAP },
  loop: count > visible,
  drag: count > visible,
});

const optionsFor = (count: number, onMove: (index: number) => void): KeenSliderOptions => ({
  ...perView(1, count),
  selector: 'li',
  breakpoints: { [atLeast.md]: perView(2, count) },
  defaultAnimation: {
    // Read at each move: a visitor may ask for less motion later.
    get duration() {
      return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SLIDE_TIME;
    },
  },
  slideChanged: ({ track }) => onMove(track.details.rel),
  // After a drag the library would snap with a duration of its own.
  dragEnded: ({ animator, moveToIdx }) => {
    if (animator.targetIdx !== null) moveToIdx(animator.targetIdx, true);
  },
});

/** The row of slides before hydration, without script and in print. */
const rowStyles = css`
  display: flex;
  gap: ${SLIDE_GAP}px;
  /* With the space in each slide, the outline of a focus is not cut off. */
  margin-left: -6px;
  padding: 4px 0;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  &[data-sliding] {
    gap: 0;
    overflow: hidden;
    scroll-snap-type: none;
    touch-action: pan-y;
    cursor: grab;
  }
  @media print {
    display: block;
    overflow: visible;
  }
`;

const slideStyles = css`
  flex: 0 0 100%;
  min-width: 0;
  padding-left: 6px;
  scroll-margin: 12rem 0;
  scroll-snap-align: start;
  @media ${atLeast.md} {
    flex-basis: calc((100% - ${SLIDE_GAP}px) / 2);
  }
  @media print {
    min-width: 0 !important;
    max-width: none !important;
    margin-bottom: 1.5rem;
    transform: none !important;
  }
`;

const controlStyles = css`
  row-gap: 0.5rem;
  margin-top: 1.5rem;
`;

/** Both slides are seen. */
const needlessWhereTwoFit = css`
  @media ${atLeast.md} {
    display: none;
  }
`;

const bulletsStyles = css`
  display: flex;
  flex-wrap: wrap;
  margin-left: -0.7rem;
`;

const bulletStyles = css`
  &::before {
    content: '';
    width: 0.75rem;
    height: 0.75rem;
    border-radius: 50%;
    box-shadow: inset 0 0 0 2px var(--rule-strong);
  }
  &[aria-current]::before {
    width: 1.5rem;
    height: 1.5rem;
    border-radius: 0;
    box-shadow: none;
    background: var(--amber-text);
    mask: var(--ring-2) center / 205% no-repeat;
    forced-color-adjust: none;
  }
  @media (forced-colors: active) {
    &::before {
      border: 2px solid;
    }
  }
`;

const arrowsStyles = css`
  display: flex;
  gap: 0.5rem;
`;

const arrowStyles = css`
  border-radius: 50%;
  box-shadow: inset 0 0 0 1.5px var(--rule-strong);
  @media (hover: hover) {
    &:hover {
      color: var(--paper);
      background: var(--ink);
    }
  }
`;

const backStyles = css`
  ${arrowStyles}
  transform: scaleX(-1);
`;

interface TestimonialsProps {
  /** Prefix of the slides' ids, unique on the page. */
  readonly id: string;
  readonly testimonials: readonly TestimonialView[];
  readonly texts: Pick<UiTexts, 'previousSlide' | 'nextSlide' | 'slideLabel' | 'stars' | 'readOn'>;
}

/**
 * A carousel of testimonials: one at a time, two from `md`. As HTML it is a scrolling list with links
 * to its items; script turns it into a loop that can be dragged. It never moves by itself.
 */
export default function Testimonials({ id, testimonials, texts }: TestimonialsProps) {
  const [current, setCurrent] = useState(0);
  const count = testimonials.length;
  const [attach, slider] = useKeenSlider<HTMLUListElement>(optionsFor(count, setCurrent), [
    followKeys,
  ]);
  const startIn = useCallback(
    (row: HTMLUListElement | null) => {
      // The library measures the row, so it needs its final styles.
      if (row) row.dataset.sliding = '';
      attach(row);
    },
    [attach],
  );
  const move = (steps: number) => slider.current && moveBy(slider.current, steps);

  return (
    <>
      <ul ref={startIn} css={rowStyles} tabIndex={0} aria-label={texts.slideLabel}>
        {testimonials.map((testimonial, index) => (
          <li
            key={testimonial.name + testimonial.quote}
            id={`${id}-${index + 1}`}
            css={slideStyles}
          >
            <Testimonial testimonial={testimonial} texts={texts} />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className="row no-print" css={[controlStyles, count === 2 && needlessWhereTwoFit]}>
          <ul css={bulletsStyles}>
            {testimonials.map((testimonial, index) => (
              <li key={testimonial.name + testimonial.quote}>
                <a
                  className="button-icon"
                  css={bulletStyles}
                  href={`#${id}-${index + 1}`}
                  aria-label={`${texts.slideLabel} ${index + 1}`}
                  aria-current={index === current ? 'true' : undefined}
                  onClick={(event) => {
                    event.preventDefault();
                    // The shorter way around.
                    slider.current?.moveToIdx(index);
                  }}
                />
              </li>
            ))}
          </ul>
          <div className="script-only" css={arrowsStyles}>
            <button
              className="button-icon"
              css={backStyles}
              type="button"
              aria-label={texts.previousSlide}
              onClick={() => move(-1)}
            >
              <Icon name="arrow-right" />
            </button>
            <button
              className="button-icon"
              css={arrowStyles}
              type="button"
              aria-label={texts.nextSlide}
              onClick={() => move(1)}
            >
              <Icon name="arrow-right" />
            </button>
          </div>
        </div>
      )}
    </>
  );
}
