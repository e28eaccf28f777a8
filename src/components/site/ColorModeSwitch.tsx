import { css } from '@emotion/react';
import { Icon } from '../Icon';

const styles = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  color: var(--deep-ink-2);
  cursor: pointer;
  .text {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .drawer & .text {
    position: static;
    width: auto;
    height: auto;
    clip-path: none;
    margin-right: auto;
    color: var(--deep-ink);
  }
  .topbar & {
    display: none;
  }
  @media (min-width: 48em) {
    .topbar & {
      display: inline-flex;
    }
  }
  @media (scripting: none) {
    display: none;
    .topbar & {
      display: none;
    }
  }
  svg {
    width: 1.125rem;
    height: 1.125rem;
  }
  input {
    appearance: none;
    position: relative;
    width: 3rem;
    height: 1.625rem;
    margin: 0;
    border-radius: 99px;
    background: var(--deep-2);
    box-shadow: inset 0 0 0 1.5px #8fa595;
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
  input:focus-visible {
    outline-color: var(--amber);
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
  /** Unique on the page: the switch stands in the dark bar and in the menu. */
  readonly id: string;
}

/**
 * Switch between light and dark colors. Off is light. The boot script keeps all switches of a page
 * and all open tabs in step. The text is visible in the menu on phones and spoken in the dark bar.
 */
export const ColorModeSwitch = ({ label, id }: ColorModeSwitchProps) => (
  <label css={styles} className="modeswitch" htmlFor={id}>
    <Icon name="sun" />
    <span className="text" aria-hidden="true">
      {label}
    </span>
    <input
      id={id}
      type="checkbox"
      role="switch"
      aria-label={label}
      autoComplete="off"
      data-color-switch=""
    />
    <Icon name="moon" />
  </label>
);
