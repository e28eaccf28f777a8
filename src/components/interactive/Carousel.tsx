import { css } from '@emotion/react';
import {
  Children,
  useCallback,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import type { UiTexts } from '../../content/views';
import { Icon } from '../Icon';
import type { Slider } from './slider';

const styles = css`
  .carousel {
    display: flex;
    gap: 50px;
    margin: 0 -4px;
    padding: 4px;
    list-style: none;
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
    overscroll-behavior-x: contain;
  }
  .carousel::-webkit-scrollbar {
    display: none;
  }
  .carousel > li {
    display: flex;
    flex: 0 0 100%;
    flex-direction: column;
    gap: 1.5rem;
    min-width: 0;
    margin: 0;
    scroll-margin: 12rem 4px;
    scroll-snap-align: start;
  }
  @media (min-width: 48em) {
    .carousel > li {
      flex-basis: calc((100% - 50px) / 2);
    }
  }
  .is-running {
    gap: 0;
    margin: 0;
    padding: 4px 0;
    overflow: hidden;
    scroll-snap-type: none;
    touch-action: pan-y;
    cursor: grab;
  }
  .controls {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 1.5rem;
    margin-top: 1.5rem;
  }
  .bullets {
    display: flex;
    margin: 0 0 0 -0.7rem;
    padding: 0;
    list-style: none;
  }
  .bullets a {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
  }
  .bullets a::before {
    content: '';
    width: 0.75rem;
    height: 0.75rem;
    border-radius: 50%;
    box-shadow: inset 0 0 0 2px var(--rule-strong);
  }
  .bullets a:hover::before {
    box-shadow: inset 0 0 0 3px var(--ink);
  }
  .bullets a[aria-current='true']::before {
    width: 1.5rem;
    height: 1.5rem;
    border-radius: 0;
    box-shadow: none;
    background: var(--amber-text);
    -webkit-mask: var(--ring-2) center / 205% no-repeat;
    mask: var(--ring-2) center / 205% no-repeat;
  }
  .arrows {
    display: flex;
    gap: 0.5rem;
  }
  .arrows button {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    padding: 0;
    border: 0;
    border-radius: 50%;
    color: var(--ink);
    background: none;
    box-shadow: inset 0 0 0 1.5px var(--rule-strong);
    cursor: pointer;
  }
  .arrows button:hover {
    color: var(--paper);
    background: var(--ink);
  }
  .arrows .back svg {
    transform: scaleX(-1);
  }
  @media (scripting: none) {
    .arrows {
      display: none;
    }
  }
  @media (min-width: 48em) {
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
    .controls {
      display: none;
    }
  }
`;

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

  const goTo = (index: number) => {
    if (slider.current) slider.current.goTo(index);
    else list.current?.children[index]?.scrollIntoView({ inline: 'start', block: 'nearest' });
  };
  const step = (by: 1 | -1) => {
    if (slider.current) return by > 0 ? slider.current.next() : slider.current.prev();
    goTo((indexByScroll() + by + slides.length) % slides.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    step(event.key === 'ArrowRight' ? 1 : -1);
  };
  const onBullet = (event: MouseEvent, index: number) => {
    event.preventDefault();
    goTo(index);
  };

  return (
    <div css={styles}>
      <div role="region" aria-label={label} tabIndex={many ? 0 : undefined} onKeyDown={onKeyDown}>
        <ul ref={list} className={running ? 'carousel is-running' : 'carousel'}>
          {slides.map((slide, index) => (
            <li key={index} id={`${id}-${index + 1}`}>
              {slide}
            </li>
          ))}
        </ul>
      </div>
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
