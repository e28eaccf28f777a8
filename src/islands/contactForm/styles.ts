import { css } from '@emotion/react';
import { atLeast, largeText } from '../../theme/breakpoints';
import { fieldStyles } from '../fieldStyles';

/** Styles of the contact form in all its states. */
export const contactStyles = css`
  ${fieldStyles}
  &,
  .extra > div {
    display: grid;
    gap: 1.35rem;
    @media ${atLeast.md} {
      grid-template-columns: 1fr 1fr;
    }
  }
  .full-width {
    grid-column: 1 / -1;
  }
  .field {
    min-width: 0;
  }
  .field label span,
  .extra > summary span span {
    font-weight: 400;
    color: var(--ink-2);
  }
  .field textarea {
    min-height: 6rem;
    resize: vertical;
    line-height: 1.5;
  }
  .field ::placeholder {
    color: var(--ink-2);
    opacity: 1;
  }
  @media (hover: hover) {
    .field :is(input, textarea, select):hover {
      box-shadow: inset 0 0 0 1.5px var(--ink);
    }
  }
  .field :is(input, textarea, select):focus {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
    box-shadow: inset 0 0 0 1.5px var(--focus);
  }
  .field select {
    padding-right: 2.75rem;
    appearance: none;
    text-overflow: ellipsis;
    background:
      linear-gradient(45deg, transparent 50%, currentColor 50% 70%, transparent 70%) right
        calc(1.5rem - 1px) center / 0.5rem 0.5rem no-repeat,
      linear-gradient(-45deg, transparent 50%, currentColor 50% 70%, transparent 70%) right 1rem
        center / 0.5rem 0.5rem no-repeat,
      var(--surface);
  }
  .extra > summary {
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr);
    gap: 0.75rem;
    align-items: center;
    min-height: 3.25rem;
    font-weight: var(--w-strong);
    line-height: 1.3;
  }
  .extra > summary::before {
    content: '';
    height: 1.75rem;
    background: var(--amber-text);
    mask: var(--ring-1) center / 2.6rem no-repeat;
    forced-color-adjust: none;
  }
  .extra[open] > summary::before {
    mask: var(--ring-4) center / 1.9rem no-repeat;
  }
  .extra > div {
    padding-block: 0.75rem 0.5rem;
  }
  .first {
    display: none;
    margin-top: 1rem;
  }
  .first p {
    margin-bottom: 0.75rem;
  }
  .field:has([data-urgent]:checked) .first {
    display: block;
  }
  /* The visitor says that the emergency can wait: no need to call first. */
  &:has([name='urgency'] option:checked:not([data-urgent], [value=''])) .first {
    display: none;
  }
  .field :is([readonly], select:disabled) {
    color: var(--ink-2);
    background: var(--sunk);
  }
  /* Inside \`:is\`, a selector unknown to a browser does not invalidate the others. */
  &:not([novalidate]) .field :is(:user-invalid),
  .field [aria-invalid='true'],
  .field [aria-invalid='true']:focus {
    box-shadow: inset 0 0 0 2px var(--danger);
  }
  .error {
    display: flex;
    gap: 0.4rem;
    align-items: center;
    margin-top: 0.4rem;
    color: var(--danger);
    font-size: var(--fs-sm);
    font-weight: var(--w-medium);
    line-height: 1.35;
  }
  .error svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
  }
  .hint:not(:empty) {
    margin-top: 0.35rem;
  }
  .hint {
    color: var(--ink-2);
    font-size: var(--fs-sm);
    line-height: 1.4;
  }
  .files input[type='file'] {
    padding: 0.45rem 0.5rem;
  }
  .files input::file-selector-button {
    min-height: 2.35rem;
    margin-right: 0.9rem;
    padding: 0 1rem;
    border: 0;
    border-radius: var(--r-sm);
    font: inherit;
    font-weight: var(--w-strong);
    color: var(--ink);
    background: var(--sunk);
    cursor: pointer;
  }
  /* With doubled text there is room for the button, but not for the browser's text beside it. */
  @media ${largeText} {
    .files input {
      color: transparent;
    }
    .files input::file-selector-button {
      width: 100%;
      margin: 0;
      padding: 0;
    }
  }
  /* The list below says what was chosen. */
  .files:has(.chosen) input {
    color: transparent;
  }
  .chosen {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
    margin-top: 0.75rem;
  }
  .chosen li {
    position: relative;
  }
  .chosen :is(img, .document) {
    width: 6rem;
    height: 6rem;
    object-fit: cover;
    border-radius: var(--r-sm);
    background: var(--sunk);
  }
  .chosen .document {
    display: block;
    padding: 2.75rem 0.5rem 0.5rem;
    overflow: hidden;
    font-size: var(--fs-sm);
    line-height: 1.2;
  }
  .chosen button {
    position: absolute;
    top: 0;
    right: 0;
    border-radius: 0 var(--r-sm) 0 var(--r-md);
    color: var(--paper);
    background: var(--ink);
  }
  .chosen button svg {
    width: 1.25rem;
    height: 1.25rem;
  }
  .note .link {
    font-weight: var(--w-strong);
  }
  [aria-disabled='true'] {
    background: var(--sunk);
    color: var(--ink-2);
    box-shadow: inset 0 0 0 1.5px var(--rule);
    cursor: not-allowed;
    transform: none;
  }
  .loader {
    width: 1.75rem;
    height: 1.75rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 3;
  }
  .loader circle {
    animation: ring 1.6s ease-in-out infinite;
  }
  @keyframes ring {
    0%,
    100% {
      opacity: 0.2;
    }
    40% {
      opacity: 1;
    }
  }
  /* Belongs to the fields below it. */
  > .caption {
    margin: 0 0 -0.25rem;
  }
  @media (forced-colors: active) {
    .field select {
      appearance: auto;
    }
  }
`;
