import { css, keyframes } from '@emotion/react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Icon } from '../components/Icon';
import { atLeast } from '../theme/breakpoints';

/** Milliseconds that a message stays once it is neither hovered nor focused. */
const DURATION = 5000;

const rise = keyframes`
  from { opacity: 0; transform: translateY(0.5rem); }
`;

const styles = css`
  position: fixed;
  z-index: 60;
  bottom: calc(5rem + env(safe-area-inset-bottom));
  inset-inline: 1rem;
  display: grid;
  grid-template-columns: 1fr 2.75rem;
  align-items: center;
  width: fit-content;
  min-width: min(300px, 100% - 2rem);
  max-width: 560px;
  margin-inline: auto;
  padding: 0.6rem 0.5rem 0.6rem 1.1rem;
  color: var(--paper);
  background: var(--ink);
  /* Seen in forced colors. */
  border: 1px solid transparent;
  border-radius: var(--r-md);
  box-shadow: var(--shadow-2);
  animation: ${rise} 220ms var(--ease);
  @media ${atLeast.lg} {
    bottom: 1.5rem;
  }
`;

/**
 * Short messages of an island at the bottom of the window, which screen readers announce politely. A message stays
 * for five seconds, longer while it is hovered or has the focus, and Escape closes it.
 *
 * @param closeLabel name of the button that closes a message
 * @returns a function that shows a message, and the container of messages, which is always rendered
 */
export const useToast = (closeLabel: string): [(text: string) => void, ReactElement] => {
  const [shown, setShown] = useState<{ readonly text: string }>();
  const [isHeld, setHeld] = useState(false);
  const asked = useRef<Element | null>(null);
  useEffect(() => {
    if (!shown || isHeld) return undefined;
    const timer = setTimeout(setShown, DURATION);
    return () => clearTimeout(timer);
  }, [shown, isHeld]);

  const show = (text: string): void => {
    asked.current = document.activeElement;
    setShown({ text });
  };
  const close = (): void => {
    if (asked.current instanceof HTMLElement) asked.current.focus();
    setShown(undefined);
    setHeld(false);
  };
  const hold = (held: boolean) => () => setHeld(held);
  const held = {
    onMouseEnter: hold(true),
    onMouseLeave: hold(false),
    onFocus: hold(true),
    onBlur: hold(false),
  };
  return [
    show,
    <div key="toasts" className="no-print" role="status">
      {shown && (
        <div
          css={styles}
          role="presentation"
          {...held}
          onKeyDown={({ key }) => key === 'Escape' && close()}
        >
          <span>{shown.text}</span>
          <button className="button-icon" type="button" aria-label={closeLabel} onClick={close}>
            <Icon name="x" />
          </button>
        </div>
      )}
    </div>,
  ];
};
