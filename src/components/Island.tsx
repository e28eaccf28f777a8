import { Component, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { isTakingOver } from './firstPage';
import { keepTypingFromReact } from './unheardTyping';

/**
 * When a part of the first page needs its script: never, or when it comes near the window or is
 * touched. Its HTML is complete from the start in either case.
 */
export type Wake = 'never' | 'near';

/** How far below the window "near" begins: about one thumb's fling on a phone. */
const NEAR = '600px';

/** Elements whose click only means something to script; see the boot script. */
const NEEDS_SCRIPT = '[data-needs-js]';

interface IslandProps {
  /** Unique on the page. */
  readonly id: string;
  readonly wake: Wake;
  readonly className?: string;
  /** Fetches the code of the children; the HTML is not touched before it is there. */
  readonly load?: () => Promise<unknown>;
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

/** Puts the server's HTML back where a tree broke down, with what was typed and the focus. */
const standAgain = (
  element: HTMLElement,
  html: string,
  broken: readonly ChildNode[],
  focused: Element | null,
): void => {
  element.innerHTML = html;
  for (const part of broken) {
    if (!(part instanceof Element)) continue;
    for (const old of part.querySelectorAll('input, textarea')) {
      const now = document.getElementById(old.id);
      if (isTyped(old) && isTyped(now)) now.value = old.value;
    }
  }
  if (focused?.id) document.getElementById(focused.id)?.focus({ preventScroll: true });
};

/** Whether a control holds text that a visitor typed. */
const isTyped = (control: Element | null): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && /^(?:text|email|tel)$/.test(control.type));

/**
 * Wakes the HTML of an island with a root of its own, so that the rest of the page is not touched.
 * When its code cannot be had, the HTML stays and the next touch tries again; when it breaks, the
 * HTML comes back.
 *
 * @returns ends it
 */
const animate = (
  element: HTMLElement,
  { load, children }: Pick<IslandProps, 'load' | 'children'>,
): (() => void) => {
  const html = element.innerHTML;
  let root: Root | undefined;
  let hearTyping: (() => void) | undefined;
  let ended = false;
  let started = false;
  const stops: (() => void)[] = [];
  const stopWaiting = (): void => stops.splice(0).forEach((stop) => stop());

  const start = (): void => {
    if (started || ended) return;
    started = true;
    stopWaiting();
    Promise.all([import('react-dom/client'), load?.()]).then(([{ hydrateRoot }]) => {
      if (ended) return;
      const parts = [...element.childNodes];
      hearTyping = keepTypingFromReact();
      const onBroken = (focused: Element | null): void => {
        hearTyping?.();
        standAgain(element, html, parts, focused);
      };
      const onReady = (): void => {
        hearTyping?.();
        clicks.replay();
      };
      root = hydrateRoot(
        element,
        <Guard onBroken={onBroken}>
          <Awake onReady={onReady}>{children}</Awake>
        </Guard>,
      );
    }, waitForTouch);
  };
  const waitForTouch = (): void => {
    if (ended) return;
    started = false;
    stops.push(whenTouched(element, start));
  };
  const clicks = keepClick(element, start);
  waitForTouch();
  stops.push(whenNear(element, start));
  if (element.contains(document.activeElement)) start();
  return () => {
    ended = true;
    stopWaiting();
    hearTyping?.();
    clicks.stop();
    // React must not be asked to end one root while it renders another.
    setTimeout(() => root?.unmount());
  };
};

interface GuardProps {
  /** Told when the tree broke down and was taken away, with what had the focus before. */
  readonly onBroken: (focused: Element | null) => void;
  readonly children: ReactNode;
}

/** Keeps an error inside an island from taking its HTML with it. */
class Guard extends Component<GuardProps, { readonly broken: boolean; focused: Element | null }> {
  override state = { broken: false, focused: null };

  static getDerivedStateFromError() {
    return { broken: true, focused: document.activeElement };
  }

  override componentDidCatch(): void {
    this.props.onBroken(this.state.focused);
  }

  override render(): ReactNode {
    return this.state.broken ? null : this.props.children;
  }
}

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
export const Island = ({ id, wake, className, load, children }: IslandProps) => {
  const element = useRef<HTMLDivElement>(null);
  const [html] = useState(() =>
    isTakingOver() ? document.getElementById(id)?.innerHTML : undefined,
  );
  const [first] = useState(children);

  useEffect(() => {
    if (html === undefined || wake === 'never' || !element.current) return undefined;
    return animate(element.current, { load, children: first });
  }, [html, wake, load, first]);

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
