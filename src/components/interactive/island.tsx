import {
  Suspense,
  createElement,
  lazy,
  memo,
  useEffect,
  useRef,
  type ComponentType,
  type MemoExoticComponent,
  type RefObject,
} from 'react';

/** What counts as interest in a part of the page. */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin'] as const;

const wakers = new Map<string, () => void>();
const clicked = new Set<HTMLElement>();

const wake = (target: EventTarget | null): void => {
  const box = target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;
  wakers.get(box?.dataset['island'] ?? '')?.();
};

/**
 * Watches for interest in islands. A click on something that needs script is kept until its island
 * is awake. Call once, before the page comes alive.
 */
export const startIslands = (): void => {
  for (const type of TOUCHES) {
    window.addEventListener(type, ({ target }) => wake(target), { capture: true, passive: true });
  }
  window.addEventListener(
    'click',
    (event) => {
      const button =
        event.target instanceof Element
          ? event.target.closest<HTMLElement>('[data-island]:not([data-awake]) [data-needs-js]')
          : null;
      if (!button) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      clicked.add(button);
      wake(button);
    },
    true,
  );
};

/** Stands beside the island's content, so that its effect runs once that content is alive. */
function Awake({ box }: { readonly box: RefObject<HTMLElement> }) {
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    element.dataset['awake'] = '';
    for (const button of clicked) {
      if (!element.contains(button)) continue;
      clicked.delete(button);
      button.click();
    }
  }, [box]);
  return null;
}

/**
 * A part of a page that works as plain HTML and whose script is fetched only when the visitor
 * reaches for it. `wanted` tells whether it must come alive at once. When the script cannot be
 * fetched, the plain HTML stays. Props must keep their identity from render to render: React would
 * throw away what is not alive yet if they changed.
 */
export const island = <P extends object>(
  name: string,
  load: () => Promise<{ default: ComponentType<P> }>,
  wanted: () => boolean = () => false,
): MemoExoticComponent<ComponentType<P>> => {
  let hasHtml = true;
  const touched = new Promise<void>((resolve) => wakers.set(name, resolve));
  const loadLater = () =>
    touched.then(load).catch((error: unknown) => {
      if (hasHtml) return new Promise<never>(() => undefined);
      throw error;
    });
  const Content = lazy(async () => {
    const { default: Live } = await (typeof window === 'undefined' ? load() : loadLater());
    return { default: ({ props }: { readonly props: P }) => createElement(Live, props) };
  });

  function Island(props: P) {
    const box = useRef<HTMLDivElement>(null);
    useEffect(() => {
      hasHtml = Boolean(box.current?.firstElementChild);
      const focused = box.current?.contains(document.activeElement);
      if (!hasHtml || focused || wanted()) wakers.get(name)?.();
    }, []);
    return (
      <div ref={box} data-island={name}>
        <Suspense fallback={null}>
          <Content props={props} />
          <Awake box={box} />
        </Suspense>
      </div>
    );
  }
  return memo<ComponentType<P>>(Island);
};
