import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Icon } from '../components/Icon';

/** Milliseconds a message stays, not counting the time it is hovered or focused. */
const DURATION = 5000;

interface Message {
  readonly id: number;
  readonly text: string;
  /** Spoken name of the button that closes it. */
  readonly dismissLabel: string;
}

const styles = css`
  position: fixed;
  z-index: 60;
  bottom: calc(5rem + env(safe-area-inset-bottom));
  left: 50%;
  translate: -50% 0;
  display: grid;
  gap: 0.75rem;
  justify-items: center;
  width: calc(100% - 2rem);
  max-width: 560px;
  pointer-events: none;
  @media (min-width: 62em) {
    bottom: 1.5rem;
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
    /* Seen where the system chooses the colors. */
    border: 1px solid transparent;
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

/** One message. It waits while somebody points at it or has the focus in it; Escape closes it. */
const Toast = ({ message }: { readonly message: Message }) => {
  const [held, setHeld] = useState(false);
  const cameFrom = useRef<EventTarget | null>(null);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => remove(message.id), DURATION);
    return () => clearTimeout(timer);
  }, [held, message.id]);
  const close = () => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    remove(message.id);
  };

  return (
    <div className="toast" onMouseEnter={() => setHeld(true)} onMouseLeave={() => setHeld(false)}>
      <Icon name="circle-check" />
      <span>{message.text}</span>
      <button
        type="button"
        aria-label={message.dismissLabel}
        onClick={close}
        onKeyDown={({ key }) => key === 'Escape' && close()}
        onFocus={({ relatedTarget }) => {
          cameFrom.current ??= relatedTarget;
          setHeld(true);
        }}
        onBlur={() => setHeld(false)}
      >
        <Icon name="x" />
      </button>
    </div>
  );
};

let root: Root | undefined;
let messages: readonly Message[] = [];
let lastId = 0;

const show = (next: readonly Message[]): void => {
  messages = next;
  root?.render(
    <div css={styles} role="status" aria-live="polite" aria-atomic="false" data-toasts="">
      {messages.map((message) => (
        <Toast key={message.id} message={message} />
      ))}
    </div>,
  );
};

const remove = (id: number): void => show(messages.filter((message) => message.id !== id));

/**
 * Shows a short message at the bottom of the window for five seconds. Screen readers hear it
 * politely. The first call puts the place for messages into the page.
 */
export const toast = (text: string, dismissLabel: string): void => {
  if (!root) {
    const place = document.createElement('div');
    document.body.append(place);
    root = createRoot(place);
    // A screen reader announces what comes into a region, not a region that comes filled.
    flushSync(() => show([]));
  }
  lastId += 1;
  show([...messages, { id: lastId, text, dismissLabel }]);
};
