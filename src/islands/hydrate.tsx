import {
  Component,
  createElement,
  startTransition,
  useEffect,
  type ComponentType,
  type ReactNode,
} from 'react';
import { hydrateRoot } from 'react-dom/client';

interface BoundaryProps {
  /** HTML to show in place of the children once they have thrown. */
  readonly html: string;
  /** Called when that HTML is there. */
  readonly onError: () => void;
  readonly children: ReactNode;
}

/** Keeps an error inside an island from leaving an empty place. */
class ErrorBoundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onError();
  }

  override render(): ReactNode {
    const { html, children } = this.props;
    return this.state.failed ? <div dangerouslySetInnerHTML={{ __html: html }} /> : children;
  }
}

const Hydrated = ({ onHydrated }: { readonly onHydrated: () => void }): null => {
  useEffect(onHydrated, [onHydrated]);
  return null;
};

const CONTROLS = 'input, select, textarea';

/** Remembers the controls of an element, for giving what was entered to others with their names. */
const rememberEntries = (element: HTMLElement): (() => void) => {
  const find = () => [...element.querySelectorAll<HTMLInputElement>(CONTROLS)];
  let controls = find();
  let focused: EventTarget | null = document.activeElement;
  element.addEventListener('focusin', ({ target }) => {
    focused = target;
    // A form that was begun anew has other controls.
    controls = find();
  });
  return () => {
    // The focus that is given back below would have the new controls remembered.
    const remembered = controls;
    for (const control of find()) {
      const before = remembered.find(({ name }) => name === control.name);
      if (!before) continue;
      if (control.type === 'file') control.files = before.files;
      else control.value = before.value;
      // The focus is lost with the element that had it, unless it was somewhere else.
      if (before === focused && document.activeElement === document.body) control.focus();
    }
  };
};

/**
 * Hydrates the HTML of one island. When the component throws, now or later, the HTML that the build
 * rendered comes back, with what was typed: it works without script.
 *
 * @param element holds the HTML that the build rendered of `Content` with these props
 * @returns when effects have run; rejects when the component threw before
 */
export const hydrate = <Props extends object>(
  element: HTMLElement,
  Content: ComponentType<Props>,
  props: Props,
): Promise<void> => {
  const html = element.innerHTML;
  const restoreEntries = rememberEntries(element);
  return new Promise((resolve, reject) => {
    const restore = (): void => {
      restoreEntries();
      reject(new Error(`The island ${element.dataset.island} failed`));
    };
    // As a transition React works in pieces, and the page answers touches in between.
    startTransition(() => {
      hydrateRoot(
        element,
        <ErrorBoundary html={html} onError={restore}>
          {createElement(Content, props)}
          <Hydrated onHydrated={resolve} />
        </ErrorBoundary>,
      );
    });
  });
};
