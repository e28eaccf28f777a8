import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { isTakingOver } from './firstPage';

/**
 * When a part of the first page needs its script: never, when it comes near the window, or when
 * it is touched. Its HTML is complete from the start in every case.
 */
export type Wake = 'never' | 'near' | 'touch';

/** How far below the window "near" begins: about one thumb's fling on a phone. */
const NEAR = '600px';

/** Elements whose click only means something to script; see the boot script. */
const NEEDS_SCRIPT = '[data-needs-js]';

interface IslandProps {
  /** Unique on the page. */
  readonly id: string;
  readonly wake: Wake;
  readonly className?: string;
  readonly children: ReactNode;
}

const whenNear = (element: Element, then: () => void): (() => void) => {
  const watch = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) then();
    },
    { rootMargin: NEAR },
  );
  watch.observe(element);
  return () => watch.disconnect();
};

const whenTouched = (element: HTMLElement, then: () => void): (() => void) => {
  const events = ['pointerdown', 'focusin', 'keydown'] as const;
  for (const event of events) element.addEventListener(event, then, { passive: true });
  return () => {
    for (const event of events) element.removeEventListener(event, then);
  };
};

/** Keeps a click that came too early, and lets it happen once the island is awake. */
const keepClick = (
  element: HTMLElement,
  then: () => void,
): { replay: () => void; stop: () => void } => {
  let kept: HTMLElement | undefined;
  const listen = (event: Event): void => {
    const target =
      event.target instanceof Element ? event.target.closest<HTMLElement>(NEEDS_SCRIPT) : null;
    if (!target) return;
    event.preventDefault();
    event.stopPropagation();
    kept = target;
    then();
  };
  element.addEventListener('click', listen, true);
  const stop = (): void => element.removeEventListener('click', listen, true);
  return {
    stop,
    replay: () => {
      stop();
      kept?.click();
    },
  };
};

/**
 * Wakes the HTML of an island with a root of its own, so that the rest of the page is not touched.
 *
 * @returns ends it
 */
const animate = (element: HTMLElement, wake: Wake, children: ReactNode): (() => void) => {
  let root: Root | undefined;
  let ended = false;
  let started = false;
  const stops: (() => void)[] = [];
  const stopWaiting = (): void => stops.splice(0).forEach((stop) => stop());

  const start = (): void => {
    if (started) return;
    started = true;
    stopWaiting();
    void import('react-dom/client').then(({ hydrateRoot }) => {
      if (ended) return;
      root = hydrateRoot(element, <Awake onReady={clicks.replay}>{children}</Awake>);
    });
  };
  const clicks = keepClick(element, start);
  stops.push(whenTouched(element, start));
  if (wake === 'near') stops.push(whenNear(element, start));
  if (element.contains(document.activeElement)) start();
  return () => {
    ended = true;
    stopWaiting();
    clicks.stop();
    // React must not be asked to end one root while it renders another.
    setTimeout(() => root?.unmount());
  };
};

const Ready = ({ onReady }: { readonly onReady: () => void }): null => {
  useEffect(onReady, [onReady]);
  return null;
};

/** The same tree that the server rendered, and a word when it is alive. */
const Awake = ({
  children,
  onReady,
}: {
  readonly children: ReactNode;
  readonly onReady: () => void;
}) => (
  <Suspense fallback={null}>
    {children}
    <Ready onReady={onReady} />
  </Suspense>
);

/**
 * A part of a page that costs nothing until it is needed. On the first page its HTML stays as the
 * server sent it, and its code is fetched when `wake` says; on pages opened later it renders like
 * anything else. Its children must not change while the page stays the same.
 */
export const Island = ({ id, wake, className, children }: IslandProps) => {
  const element = useRef<HTMLDivElement>(null);
  const [html] = useState(() =>
    isTakingOver() ? document.getElementById(id)?.innerHTML : undefined,
  );
  const [first] = useState(children);

  useEffect(() => {
    if (html === undefined || wake === 'never' || !element.current) return undefined;
    return animate(element.current, wake, first);
  }, [html, wake, first]);

  if (html !== undefined) {
    return (
      <div id={id} className={className} ref={element} dangerouslySetInnerHTML={{ __html: html }} />
    );
  }
  return (
    <div id={id} className={className} ref={element}>
      <Suspense fallback={null}>{children}</Suspense>
    </div>
  );
};
