import KeenSlider, { type KeenSliderInstance } from 'keen-slider';
import { atLeast } from '../../theme/breakpoints';

/** Space between two slides, in pixels. */
const SLIDE_GAP = 50;
/** Duration of a move, in milliseconds. */
const SLIDE_TIME = 300;

export interface Slider {
  readonly previous: () => void;
  readonly next: () => void;
  /** Moves to a slide by its index, the shorter way around. */
  readonly goTo: (index: number) => void;
  readonly destroy: () => void;
}

const layout = (perView: number, count: number) => ({
  slides: { perView, spacing: SLIDE_GAP },
  loop: count > perView,
  drag: count > perView,
});

/** Moves to a slide that the browser scrolls to, for example by find in page. */
const followScroll = (slider: KeenSliderInstance): (() => void) => {
  const { container } = slider;
  const onScroll = () => {
    const offset = container.scrollLeft / slider.size;
    if (offset === 0) return;
    container.scrollLeft = 0;
    const { slides, abs } = slider.track.details;
    const distance = (slide: { distance: number }) => Math.abs(slide.distance - offset);
    const wanted = [...slides].sort((one, other) => distance(one) - distance(other))[0];
    slider.moveToIdx(wanted?.abs ?? abs, true, { duration: 0 });
  };
  container.addEventListener('scroll', onScroll);
  return () => container.removeEventListener('scroll', onScroll);
};

/**
 * Turns a scrolling row of slides into a loop. `onMove` gets the index of the first visible slide.
 * With reduced motion, moves are instant.
 */
export const startSlider = (
  container: HTMLElement,
  initial: number,
  onMove: (index: number) => void,
): Slider => {
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)');
  const animation = () => ({ duration: reduced.matches ? 0 : SLIDE_TIME });
  const count = container.children.length;
  container.scrollLeft = 0;
  const slider = new KeenSlider(container, {
    ...layout(1, count),
    selector: () => [...container.children].filter((child) => child instanceof HTMLElement),
    initial,
    breakpoints: { [atLeast.md]: layout(2, count) },
    slideChanged: ({ track }) => onMove(track.details.rel),
    // After a drag the library would snap with a duration of its own.
    dragEnded: ({ animator, moveToIdx }) => {
      if (animator.targetIdx !== null) moveToIdx(animator.targetIdx, true, animation());
    },
  });
  const stopFollowing = followScroll(slider);
  const move = (steps: number) => {
    const from = slider.animator.targetIdx ?? slider.track.details.abs;
    slider.moveToIdx(from + steps, true, animation());
  };
  return {
    previous: () => move(-1),
    next: () => move(1),
    goTo: (index) => slider.moveToIdx(index, false, animation()),
    destroy: () => {
      stopFollowing();
      slider.destroy();
    },
  };
};
