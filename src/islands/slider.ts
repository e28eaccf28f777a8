import KeenSlider, { type KeenSliderInstance } from 'keen-slider';
import { atLeast } from '../theme/breakpoints';

/** Space between two slides, in pixels. */
export const SLIDE_GAP = 50;
/** Duration of a move, in milliseconds. */
const SLIDE_TIME = 300;

const layout = (perView: number, count: number) => ({
  slides: { perView, spacing: SLIDE_GAP },
  loop: count > perView,
  drag: count > perView,
});

/** Moves by some slides, counted from the target of a move that is still running. */
export const moveBy = (slider: KeenSliderInstance, steps: number): void =>
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

/** Plugin that moves to a slide that the browser scrolls to, for example by find in page. */
const followScroll = (slider: KeenSliderInstance): void => {
  const { container } = slider;
  container.addEventListener('scroll', () => {
    const offset = container.scrollLeft / slider.size;
    if (offset === 0) return;
    container.scrollLeft = 0;
    const { slides, abs } = slider.track.details;
    const distance = (slide: { distance: number }) => Math.abs(slide.distance - offset);
    const wanted = [...slides].sort((one, other) => distance(one) - distance(other))[0];
    slider.moveToIdx(wanted?.abs ?? abs, true, { duration: 0 });
  });
};

/** Plugin that folds what is out of sight: the row would stay as high, far above the buttons that were pressed. */
const foldHidden = (slider: KeenSliderInstance): void =>
  slider.on('animationEnded', ({ container, slides, track }) => {
    const folds = slides
      .filter((_, index) => track.details.slides[index]?.portion === 0)
      .flatMap((slide) => [...slide.querySelectorAll<HTMLDetailsElement>('details[open]')]);
    for (const fold of folds) fold.open = false;
    if (folds.length > 0) container.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  });

/**
 * Turns a scrolling row of slides into a loop, which begins where the row was scrolled to. `onMove` gets the
 * index of the first visible slide. With reduced motion, moves are instant.
 */
export const startSlider = (
  row: HTMLElement,
  onMove: (index: number) => void,
): KeenSliderInstance => {
  const slides = [...row.querySelectorAll<HTMLElement>(':scope > li')];
  const step = (slides[1]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
  const initial = Math.round(row.scrollLeft / step);
  // The library measures the row, so it needs its final styles.
  row.classList.add('is-running');
  row.scrollLeft = 0;
  onMove(initial);
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  return new KeenSlider(
    row,
    {
      ...layout(1, slides.length),
      selector: slides,
      initial,
      defaultAnimation: {
        // Read at each move: a visitor may ask for less motion later.
        get duration() {
          return reduced.matches ? 0 : SLIDE_TIME;
        },
      },
      breakpoints: { [atLeast.md]: layout(2, slides.length) },
      slideChanged: ({ track }) => onMove(track.details.rel),
      // After a drag the library would snap with a duration of its own.
      dragEnded: ({ animator, moveToIdx }) => {
        if (animator.targetIdx !== null) moveToIdx(animator.targetIdx, true);
      },
    },
    [followKeys, followScroll, foldHidden],
  );
};
