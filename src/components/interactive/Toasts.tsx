import { css } from '@emotion/react';
import { useEffect, useRef, useState, useCallback } from 'react';
import { Icon } from '../Icon';
import { TOAST_POSITIONS, onToast, type ToastMessage } from './toastBus';

const styles = css`
  .toasts {
    position: fixed;
    z-index: 60;
    display: grid;
    gap: 0.75rem;
    justify-items: center;
    width: calc(100% - 2rem);
    max-width: 560px;
    left: 50%;
    translate: -50% 0;
    pointer-events: none;
  }
  .bottom,
  .bottom-left,
  .bottom-right {
    bottom: calc(5rem + env(safe-area-inset-bottom));
  }
  .top,
  .top-left,
  .top-right {
    top: 1rem;
  }
  @media (min-width: 62em) {
    .bottom,
    .bottom-left,
    .bottom-right {
      bottom: 1.5rem;
    }
    .top-left,
    .bottom-left {
      left: 1.5rem;
      translate: none;
      justify-items: start;
    }
    .top-right,
    .bottom-right {
      left: auto;
      right: 1.5rem;
      translate: none;
      justify-items: end;
    }
  }
  .toast {
    display: grid;
    grid-template-columns: 1.75rem 1fr 2.75rem;
    gap: 0.85rem;
    align-items: center;
    min-width: min(300px, 100%);
    max-width: 560px;
    padding: 0.6rem 0.5rem 0.6rem 1.1rem;
    background: var(--ink);
    color: var(--paper);
    border-radius: var(--r-md);
    box-shadow: var(--shadow-2);
    line-height: 1.35;
    pointer-events: auto;
    animation: toast-in 220ms var(--ease);
  }
  .toast > svg {
    color: var(--amber);
  }
  .toast button {
    display: grid;
    place-items: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
    border: 0;
    background: none;
    color: inherit;
    cursor: pointer;
  }
  .toast button:focus-visible {
    outline-color: currentColor;
  }
  [data-theme='dark'] & .toast > svg {
    color: #875000;
  }
  @keyframes toast-in {
    from {
      opacity: 0;
      transform: translateY(0.5rem);
    }
  }
  @media print {
    display: none;
  }
`;

interface ToastProps {
  readonly shown: ToastMessage;
  readonly dismissLabel: string;
  readonly onDone: (id: number) => void;
}

function Toast({ shown, dismissLabel, onDone }: ToastProps) {
  const box = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);
  const close = useCallback(() => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    onDone(shown.id);
  }, [onDone, shown.id]);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let timer = 0;
    const pause = () => window.clearTimeout(timer);
    // Starting over after a pause is kinder than going on: whoever paused was still reading.
    const run = () => {
      pause();
      if (element.matches(':hover, :focus-within')) return;
      timer = window.setTimeout(() => onDone(shown.id), shown.duration);
    };
    const enter = ({ relatedTarget }: FocusEvent) => {
      pause();
      cameFrom.current ??= relatedTarget;
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('mouseenter', pause, { signal });
    element.addEventListener('mouseleave', run, { signal });
    element.addEventListener('focusin', enter, { signal });
    element.addEventListener('focusout', run, { signal });
    element.addEventListener('keydown', escape, { signal });
    run();
    return () => {
      pause();
      listening.abort();
    };
  }, [close, onDone, shown]);

  return (
    <div ref={box} className="toast">
      <Icon name="circle-check" />
      <span>{shown.message}</span>
      <button type="button" aria-label={dismissLabel} onClick={close}>
        <Icon name="x" />
      </button>
    </div>
  );
}

/**
 * The place where short messages appear, rendered once by the layout. Screen readers hear each
 * message politely. `label` names the button that closes one (`ui.dismissToast`).
 */
export function Toasts({ label }: { readonly label: string }) {
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([]);
  const remove = useCallback(
    (id: number) => setToasts((all) => all.filter((one) => one.id !== id)),
    [],
  );
  useEffect(() => onToast((shown) => setToasts((all) => [...all, shown])), []);

  return (
    <div css={styles} role="status" aria-live="polite" aria-atomic="false" data-toasts="">
      {TOAST_POSITIONS.map((position) => {
        const here = toasts.filter((one) => one.position === position);
        return here.length === 0 ? null : (
          <div key={position} className={`toasts ${position}`}>
            {here.map((one) => (
              <Toast key={one.id} shown={one} dismissLabel={label} onDone={remove} />
            ))}
          </div>
        );
      })}
    </div>
  );
}
