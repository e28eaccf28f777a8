import { css } from '@emotion/react';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ReactElement,
  type SyntheticEvent,
} from 'react';
import { Icon } from '../components/Icon';
import { useSite } from '../components/siteContext';
import { atLeast } from '../theme/breakpoints';

/** Milliseconds that a message stays once it is neither hovered nor focused. */
const DURATION = 5000;

interface ToastProps {
  readonly text: string;
  /** Called when its time is over, or when the visitor closes it. */
  readonly onEnd: () => void;
}

const styles = css`
  position: fixed;
  z-index: 60;
  bottom: calc(5rem + env(safe-area-inset-bottom));
  inset-inline: 1rem;
  display: grid;
  justify-items: center;
  max-width: 560px;
  margin-inline: auto;
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
const Toast = ({ text, onEnd }: ToastProps) => {
  const { ui } = useSite();
  const [held, setHeld] = useState(false);
  const cameFrom = useRef<EventTarget | null>(null);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(onEnd, DURATION);
    return () => clearTimeout(timer);
  }, [held, onEnd]);
  const holdOrLetGo = ({ currentTarget }: SyntheticEvent) =>
    setHeld(currentTarget.matches(':hover, :focus-within'));
  const close = () => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    onEnd();
  };

  return (
    <div css={styles}>
      <div
        className="toast"
        onMouseEnter={holdOrLetGo}
        onMouseLeave={holdOrLetGo}
        onFocus={holdOrLetGo}
        onBlur={holdOrLetGo}
      >
        <Icon name="circle-check" />
        <span>{text}</span>
        <button
          className="button-icon"
          type="button"
          aria-label={ui.dismissToast}
          onClick={close}
          onKeyDown={({ key }) => key === 'Escape' && close()}
          onFocus={({ relatedTarget }) => (cameFrom.current ??= relatedTarget)}
        >
          <Icon name="x" />
        </button>
      </div>
    </div>
  );
};

interface Toasts {
  /** Shows a message for five seconds and replaces the previous one. */
  readonly toast: (text: string) => void;
  /** The container of messages. Always render it: screen readers announce what is added to it. */
  readonly toasts: ReactElement;
}

/** Short messages of an island at the bottom of the window, which screen readers announce politely. */
export const useToast = (): Toasts => {
  const [shown, setShown] = useState<{ readonly text: string; readonly count: number }>();
  const end = useCallback(() => setShown(undefined), []);
  return {
    toast: (text) => setShown((before) => ({ text, count: (before?.count ?? 0) + 1 })),
    toasts: (
      <div className="no-print" role="status" aria-live="polite" data-toasts="">
        {shown && <Toast key={shown.count} text={shown.text} onEnd={end} />}
      </div>
    ),
  };
};
