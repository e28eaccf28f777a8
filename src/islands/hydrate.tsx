import {
  Component,
  createElement,
  startTransition,
  useEffect,
  type ComponentType,
  type ReactNode,
} from 'react';
import { hydrateRoot } from 'react-dom/client';
import { SiteContext } from '../components/siteContext';
import type { SharedData } from '../content/views';

/** The JSON sent to the browser for an island. */
export interface IslandData {
  /** Only what the island shows. */
  readonly site: SharedData;
  readonly props: object;
}

interface BoundaryProps {
  /** HTML to render once the children have thrown. */
  readonly html: string;
  /** Called when that HTML is rendered. */
  readonly onError: () => void;
  readonly children: ReactNode;
}

/** Renders the island's original HTML after an error. */
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

/** Reports when the effects of everything rendered before it have run. */
const Hydrated = ({ onHydrated }: { readonly onHydrated: () => void }): null => {
  useEffect(onHydrated, [onHydrated]);
  return null;
};

const controlsIn = (element: HTMLElement): readonly HTMLInputElement[] => [
  ...element.querySelectorAll<HTMLInputElement>('input, select, textarea'),
];

/** Returns a function that copies what was entered to new controls of the same names. */
const rememberEntries = (element: HTMLElement): (() => void) => {
  let controls = controlsIn(element);
  let focused: EventTarget | null = document.activeElement;
  element.addEventListener('focusin', ({ target }) => {
    focused = target;
    // A new form has other controls.
    controls = controlsIn(element);
  });
  return () => {
    const newControls = controlsIn(element);
    for (const before of controls) {
      const control = newControls.find(({ name }) => name === before.name);
      if (!control) continue;
      if (control.type === 'file') control.files = before.files;
      else control.value = before.value;
      // The focus is on the body if the focused control was removed.
      if (before === focused && document.activeElement === document.body) control.focus();
    }
  };
};

/**
 * Dispatches events for what the controls hold: entries made before the components listened, or values
 * filled in by their own effects. React renders the results at once.
 */
const announceEntries = (element: HTMLElement): void => {
  for (const control of controlsIn(element)) {
    if (control.value === '') continue;
    for (const type of ['input', 'change', 'focusout'])
      control.dispatchEvent(new Event(type, { bubbles: true }));
  }
};

/**
 * Hydrates the HTML of one island. If something has changed the HTML, such as a browser's translator,
 * React renders the component anew and keeps what was typed. If the component throws, now or later,
 * the original HTML is rendered, also with what was typed: it works without script.
 *
 * @param element the element with the HTML that the build rendered from `Content` and this data
 * @returns resolves when the component knows what was entered before, rejects when it has thrown
 */
export const hydrate = (
  element: HTMLElement,
  Content: ComponentType,
  { site, props }: IslandData,
): Promise<void> => {
  const html = element.innerHTML;
  const restoreEntries = rememberEntries(element);
  return new Promise((resolve, reject) => {
    const restore = (): void => {
      restoreEntries();
      reject(new Error(`${element.dataset.island} has thrown`));
    };
    const finish = (): void => {
      announceEntries(element);
      resolve();
    };
    // In a transition React yields to input.
    startTransition(() => {
      hydrateRoot(
        element,
        <ErrorBoundary html={html} onError={restore}>
          <SiteContext.Provider value={site}>{createElement(Content, props)}</SiteContext.Provider>
          <Hydrated onHydrated={finish} />
        </ErrorBoundary>,
        { onRecoverableError: restoreEntries },
      );
    });
  });
};
