import { css } from '@emotion/react';
import { Icon } from '../Icon';

const styles = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  color: var(--ink-2);
  cursor: pointer;
  .text {
    margin-right: auto;
    color: var(--ink);
  }
  svg {
    width: 1.125rem;
  }
  input {
    appearance: none;
    position: relative;
    width: 3rem;
    height: 1.625rem;
    border-radius: 99px;
    background: var(--surface);
    box-shadow: inset 0 0 0 1.5px var(--rule-strong);
    cursor: pointer;
    transition: background var(--t2);
  }
  input::after {
    content: '';
    position: absolute;
    top: 0.25rem;
    left: 0.25rem;
    width: 1.125rem;
    height: 1.125rem;
    border-radius: 50%;
    background: var(--amber);
    transition: transform var(--t2) var(--ease);
  }
  html[data-theme='dark'] & input::after {
    transform: translateX(1.375rem);
  }
  @media (forced-colors: active) {
    input {
      border: 1px solid ButtonText;
    }
    input::after {
      background: ButtonText;
    }
  }
`;

interface ColorModeSwitchProps {
  readonly label: string;
  /** Whether the label is visible. */
  readonly shown?: boolean;
  /** Unique on the page, which has a switch in the top bar and one in the drawer. */
  readonly id: string;
}

/**
 * Switch between light and dark colors; off is light. The boot script synchronizes all switches and
 * open tabs.
 */
export const ColorModeSwitch = ({ label, shown = false, id }: ColorModeSwitchProps) => (
  <label css={styles} className="color-mode-switch script-only" htmlFor={id}>
    <Icon name="sun" />
    {shown && (
      <span className="text" aria-hidden="true">
        {label}
      </span>
    )}
    <input id={id} type="checkbox" role="switch" aria-label={label} data-color-switch="" />
    <Icon name="moon" />
  </label>
);
