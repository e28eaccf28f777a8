import {
  Children,
  useCallback,
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import type { UiTexts } from '../../content/views';
import { Icon } from '../Icon';
import { carouselStyles } from './carouselStyles';
import type { Slider } from './slider';

export interface CarouselProps {
  /** Prefix of the slides' ids, unique on the page. */
  readonly id: string;
  /** Name of the whole row for screen readers, usually the section's heading. */
  readonly label: string;
  readonly ui: Pick<UiTexts, 'previousSlide' | 'nextSlide' | 'slideLabel'>;
  /** One child for each slide. */
  readonly children: ReactNode;
}

/**
 * A row of slides: one at a time, two from 48em. It is a scrolling list with links to its items;
 * near the window script turns it into a loop that can be dragged. It never moves by itself.
 */
export function Carousel({ id, label, ui, children }: CarouselProps) {
  const slides = Children.toArray(children);
  const list = useRef<HTMLUListElement>(null);
  const slider = useRef<Slider | null>(null);
  const [current, setCurrent] = useState(0);
  const [running, setRunning] = useState(false);
  const many = slides.length > 1;

  const indexByScroll = useCallback((): number => {
    const row = list.current;
    const width = row?.firstElementChild?.clientWidth;
    return row && width ? Math.round(row.scrollLeft / (width + 50)) : 0;
  }, []);

  useEffect(() => {
    const row = list.current;
    if (!row || !many) return;
    let gone = false;
    const follow = () => slider.current ?? setCurrent(indexByScroll());
    row.addEventListener('scroll', follow, { passive: true });
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watch.disconnect();
        import(/* webpackChunkName: "slider" */ './slider').then(
          ({ startSlider }) => {
            if (gone) return;
            const initial = indexByScroll();
            // The library measures the row, so its looks must be right before it starts.
            row.classList.add('is-running');
            slider.current = startSlider(row, initial, setCurrent);
            setRunning(true);
          },
          // Without the library the row still scrolls.
          () => undefined,
        );
      },
      { rootMargin: '50%' },
    );
    watch.observe(row);
    return () => {
      gone = true;
      watch.disconnect();
      row.removeEventListener('scroll', follow);
      slider.current?.destroy();
      slider.current = null;
    };
  }, [many, indexByScroll, slides.length]);

  const goTo = useCallback((index: number) => {
    if (slider.current) slider.current.goTo(index);
    else list.current?.children[index]?.scrollIntoView({ inline: 'start', block: 'nearest' });
  }, []);
  const step = useCallback(
    (by: 1 | -1) => {
      if (slider.current) return by > 0 ? slider.current.next() : slider.current.prev();
      goTo((indexByScroll() + by + slides.length) % slides.length);
    },
    [goTo, indexByScroll, slides.length],
  );
  useEffect(() => {
    const row = list.current;
    if (!row || !many) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      step(event.key === 'ArrowRight' ? 1 : -1);
    };
    row.addEventListener('keydown', onKeyDown);
    return () => row.removeEventListener('keydown', onKeyDown);
  }, [many, step]);
  const onBullet = (event: MouseEvent, index: number) => {
    event.preventDefault();
    goTo(index);
  };

  return (
    <div css={carouselStyles}>
      <ul
        ref={list}
        tabIndex={0}
        aria-label={label}
        className={running ? 'carousel is-running' : 'carousel'}
      >
        {slides.map((slide, index) => (
          <li key={index} id={`${id}-${index + 1}`}>
            {slide}
          </li>
        ))}
      </ul>
      {many && (
        <div className={slides.length === 2 ? 'controls fits-two' : 'controls'}>
          <ul className="bullets">
            {slides.map((_, index) => (
              <li key={index}>
                <a
                  href={`#${id}-${index + 1}`}
                  aria-label={`${ui.slideLabel} ${index + 1}`}
                  aria-current={index === current ? 'true' : undefined}
                  onClick={(event) => onBullet(event, index)}
                />
              </li>
            ))}
          </ul>
          <div className="arrows">
            <button
              className="back"
              type="button"
              aria-label={ui.previousSlide}
              data-needs-js=""
              onClick={() => step(-1)}
            >
              <Icon name="arrow-right" />
            </button>
            <button
              type="button"
              aria-label={ui.nextSlide}
              data-needs-js=""
              onClick={() => step(1)}
            >
              <Icon name="arrow-right" />
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
