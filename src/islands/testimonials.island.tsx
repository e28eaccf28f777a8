import type { KeenSliderInstance } from 'keen-slider';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { classNames } from '../components/classNames';
import { Icon } from '../components/Icon';
import { useSite } from '../components/siteContext';
import { Testimonial } from '../components/Testimonial';
import type { TestimonialView } from '../content/views';
import { moveBy, startSlider } from './testimonials/slider';
import { carouselStyles } from './testimonials/styles';

export const sharedTexts = [
  'previousSlide',
  'nextSlide',
  'slideLabel',
  'stars',
  'opensElsewhere',
] as const;

interface TestimonialsProps {
  /** Prefix of the slides' ids, unique on the page. */
  readonly id: string;
  readonly testimonials: readonly TestimonialView[];
  /** As in `lookData`. */
  readonly chosen: boolean;
}

/**
 * A carousel of testimonials: one at a time, two from `md`. As HTML it is a scrolling list with links
 * to its items; script turns it into a loop that can be dragged. It never moves by itself.
 */
export default function Testimonials({ id, testimonials, chosen }: TestimonialsProps) {
  const { ui, languages } = useSite();
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
        lang={languages?.site}
        className="carousel"
      >
        {testimonials.map((testimonial, index) => (
          <li
            key={testimonial.name + testimonial.quote}
            id={`${id}-${index + 1}`}
            lang={chosen ? languages?.page : undefined}
          >
            <Testimonial testimonial={testimonial} />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div
          className={classNames('controls no-print', count === 2 && 'fits-two')}
          lang={languages?.site}
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
