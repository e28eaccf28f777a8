import { css } from '@emotion/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Icon } from '../components/Icon';
import { atLeast } from '../theme/breakpoints';

/** Milliseconds that a message stays once it is neither hovered nor focused. */
const DURATION = 5000;

interface ToastProps {
  readonly text: string;
  /** Accessible name of the button that closes it. */
  readonly dismissLabel: string;
}

const styles = css`
  position: fixed;
  z-index: 60;
  bottom: calc(5rem + env(safe-area-inset-bottom));
  left: 50%;
  translate: -50% 0;
  display: grid;
  justify-items: center;
  width: calc(100% - 2rem);
  max-width: 560px;
  pointer-events: none;
  @media ${atLeast.lg} {
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
    /* Visible in forced-colors mode. */
    border: 1px solid transparent;
    border-radius: var(--r-md);
    box-shadow: var(--shadow-2);
    line-height: 1.35;
    pointer-events: auto;
    animation: toast-in 220ms var(--ease);
  }
  .toast > svg {
    color: var(--amber-on-ink);
  }
  .toast button:focus-visible {
    outline-color: currentColor;
  }
  @keyframes toast-in {
    from {
      opacity: 0;
      transform: translateY(0.5rem);
    }
  }
`;

/** A message. It stays while it is hovered or has the focus; Escape closes it. */
const Toast = ({ text, dismissLabel }: ToastProps) => {
  const [held, setHeld] = useState(false);
  const cameFrom = useRef<EventTarget | null>(null);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => show(null), DURATION);
    return () => clearTimeout(timer);
  }, [held]);
  const close = () => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    show(null);
  };

  return (
    <div className="toast" onMouseEnter={() => setHeld(true)} onMouseLeave={() => setHeld(false)}>
      <Icon name="circle-check" />
      <span>{text}</span>
      <button
        className="button-icon"
        type="button"
        aria-label={dismissLabel}
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
let count = 0;

const show = (content: ReactNode): void =>
  root?.render(
    <div className="no-print" css={styles} role="status" aria-live="polite" data-toasts="">
      {content}
    </div>,
  );

/**
 * Shows a short message at the bottom of the window for five seconds, in the place of the one
 * before. Screen readers announce it politely.
 */
export const toast = (text: string, dismissLabel: string): void => {
  if (!root) {
    const container = document.createElement('div');
    document.body.append(container);
    root = createRoot(container);
    // Screen readers announce only what is added to a live region that exists already.
    flushSync(() => show(null));
  }
  count += 1;
  show(<Toast key={count} text={text} dismissLabel={dismissLabel} />);
};
