import {
  Component,
  createElement,
  startTransition,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { hydrateRoot } from 'react-dom/client';
import { SiteContext } from '../components/siteContext';
import type { SiteTexts } from '../content/views';

/** What travels to the browser for an island, as JSON. */
export interface IslandData {
  /** Only what the island shows. */
  readonly site: SiteTexts;
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

/** Tells when what the first effects have set is rendered, such as files that were chosen before. */
const Hydrated = ({ onHydrated }: { readonly onHydrated: () => void }): null => {
  const [haveEffectsRun, setRun] = useState(false);
  useEffect(() => {
    if (haveEffectsRun) onHydrated();
    else setRun(true);
  }, [haveEffectsRun, onHydrated]);
  return null;
};

const CONTROLS = 'input, select, textarea';

/**
 * Returns a function that copies what was entered to new controls of the same names, and tells those
 * that listen.
 */
const rememberEntries = (element: HTMLElement): (() => void) => {
  const find = () => [...element.querySelectorAll<HTMLInputElement>(CONTROLS)];
  let controls = find();
  let focused: EventTarget | null = document.activeElement;
  element.addEventListener('focusin', ({ target }) => {
    focused = target;
    // A new form has other controls.
    controls = find();
  });
  return () => {
    // `focus()` below replaces `controls`.
    const remembered = controls;
    for (const control of find()) {
      const before = remembered.find(({ name }) => name === control.name);
      if (!before) continue;
      if (control.type === 'file') control.files = before.files;
      else control.value = before.value;
      for (const type of ['input', 'change'])
        control.dispatchEvent(new Event(type, { bubbles: true }));
      // The focus is on the body if the focused control was removed.
      if (before === focused && document.activeElement === document.body) control.focus();
    }
  };
};

/**
 * Hydrates the HTML of one island. When the HTML has been changed, as by a browser's translator, React
 * renders the component anew, with what was typed. When the component throws, now or later, the HTML
 * is rendered again, likewise: it works without script.
 *
 * @param element the element with the HTML that the build rendered of `Content` with these data
 * @returns resolves when what its effects have set is rendered, rejects when the component has thrown
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
      reject(new Error(`The island ${element.dataset.island} failed`));
    };
    // In a transition React yields to input.
    startTransition(() => {
      hydrateRoot(
        element,
        <ErrorBoundary html={html} onError={restore}>
          <SiteContext.Provider value={site}>{createElement(Content, props)}</SiteContext.Provider>
          <Hydrated onHydrated={resolve} />
        </ErrorBoundary>,
        { onRecoverableError: restoreEntries },
      );
    });
  });
};
