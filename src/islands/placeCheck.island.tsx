import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import type { ServedTown, SiteFacts, UiTexts } from '../content/views';
import { PhoneText } from '../components/PhoneText';
import { atLeast } from '../theme/breakpoints';
import { findTown } from './served';

const styles = css`
  margin-bottom: 0.5rem;
  label {
    font-weight: var(--w-strong);
  }
  input {
    display: block;
    width: 100%;
    max-width: 24rem;
    min-height: 3.25rem;
    margin-top: 0.35rem;
    padding: 0.75rem 1rem;
    background: var(--surface);
    border: 0;
    border-radius: var(--r-sm);
    box-shadow: inset 0 0 0 1.5px var(--rule-strong);
  }
  /* Its lines are kept free, so that the map stays in its place when the answer comes. */
  p {
    min-height: 3em;
    margin: 0.6rem 0;
    line-height: 1.5;
  }
  @media ${atLeast.md} {
    p {
      min-height: 1.5em;
    }
  }
  @media (forced-colors: active) {
    input {
      border: 1px solid;
    }
  }
  @media (scripting: none) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

export const placeCheckTexts = [
  'placeQuestion',
  'placeServed',
  'placeVillage',
  'placeUnknown',
  'placeTooShort',
] as const;

interface PlaceCheckProps {
  readonly towns: readonly ServedTown[];
  readonly facts: Pick<SiteFacts, 'phone' | 'state' | 'stateCode'>;
  readonly ui: Pick<UiTexts, (typeof placeCheckTexts)[number]>;
}

/**
 * Answers while a visitor types a town or ZIP, and never with a no. What is too short for an answer is told
 * when it is entered. Without script the list of towns under the map answers.
 */
export default function PlaceCheck({ towns, facts, ui }: PlaceCheckProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isDone, setDone] = useState(false);
  // What was typed before this code came is answered too.
  useEffect(() => setTyped(input.current?.value ?? ''), []);
  const found = findTown(typed, towns, [facts.state, facts.stateCode]);
  const isTooShort = found === undefined && isDone && typed.trim() !== '';
  return (
    <div css={styles}>
      <label>
        <span>{ui.placeQuestion}</span>
        <input
          ref={input}
          type="text"
          autoComplete="off"
          onInput={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setDone(false);
          }}
          onKeyDown={({ key }) => key === 'Enter' && setDone(true)}
        />
      </label>
      <p role="status">
        {found && <b>{ui.placeServed}</b>}
        {found && found.village !== undefined && (
          <span>{` ${found.village} ${ui.placeVillage} ${found.town}.`}</span>
        )}
        {found === null && <PhoneText text={ui.placeUnknown} facts={facts} />}
        {isTooShort && ui.placeTooShort}
      </p>
    </div>
  );
}
