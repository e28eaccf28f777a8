import { css } from '@emotion/react';
import { useState } from 'react';
import type { ServedTown, UiTexts } from '../content/views';
import { Sentence } from '../components/Sentence';
import { useSite } from '../components/siteContext';
import { fieldStyles } from './fieldStyles';
import { findTown, type Found } from './findTown';

const styles = css`
  ${fieldStyles}
  margin-bottom: 0.5rem;
  b {
    font: var(--w-medium) var(--fs-h4) / 1.3 var(--font-display);
  }
  label b {
    display: block;
    margin-bottom: 0.25rem;
  }
  input {
    max-width: 24rem;
    margin-top: 0.35rem;
    font-weight: 400;
  }
  /* A line is kept free, so that most answers leave the map in its place. */
  p {
    min-height: 1.5em;
    margin: 0.6rem 0;
    line-height: 1.5;
  }
`;

export const sharedTexts = [
  'placeQuestion',
  'placeLabel',
  'placeServed',
  'placeServedIn',
  'placeVillage',
  'placeUnknown',
  'placeTooShort',
  'quoteButton',
  'opensElsewhere',
] as const;

/** Fills the town into the form on this page, unless its field has a town. */
const fillTown = (town: string): void => {
  const field = document.querySelector<HTMLInputElement>('form [name="town"]');
  if (!field || field.value !== '') return;
  field.value = town;
  // The form shows its answer and stores the town with the message.
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** The link to the form. If the form is on another page of this site, the link carries the town. */
const withTown = (href: string, town: string): string => {
  const address = new URL(href, location.href);
  if (!href.startsWith('/') || address.pathname === location.pathname) return href;
  address.searchParams.set('town', town);
  return `${address.pathname}${address.search}${address.hash}`;
};

const yesTo = ({ town, village, isGuess }: Found, ui: UiTexts): string => {
  if (village !== undefined) return ui.placeServed;
  return isGuess ? `${town}? ${ui.placeServed}` : `${ui.placeServedIn} ${town}.`;
};

interface PlaceCheckProps {
  readonly towns: readonly ServedTown[];
  readonly quoteHref: string;
}

/**
 * Answers while a visitor types a town or ZIP, and never says no. It mentions that a text is too short only
 * on Enter or when the field is left. Without script the list of towns answers.
 */
export default function PlaceCheck({ towns, quoteHref }: PlaceCheckProps) {
  const { facts, ui, siteLanguage } = useSite();
  const [typed, setTyped] = useState('');
  const [isDone, setDone] = useState(false);
  const found = findTown(typed, towns, [facts.state, facts.stateCode]);
  const isTooShort = found === undefined && isDone && typed.trim() !== '';
  return (
    <div className="no-print script-only" css={styles} lang={siteLanguage}>
      <div className="field">
        <label>
          <span>
            <b>{ui.placeQuestion}</b> {ui.placeLabel}
          </span>
          <input
            type="text"
            autoComplete="off"
            onInput={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setDone(false);
            }}
            onKeyDown={({ key }) => key === 'Enter' && setDone(true)}
            onBlur={({ currentTarget }) => setDone(currentTarget !== document.activeElement)}
          />
        </label>
      </div>
      <p role="status">
        {found && (
          <span>
            <b>{yesTo(found, ui)}</b>{' '}
            <span>
              {found.village !== undefined && `${found.village} ${ui.placeVillage} ${found.town}.`}
            </span>{' '}
            <a
              className="touch-target"
              href={withTown(quoteHref, found.village ?? found.town)}
              onClick={() => fillTown(found.village ?? found.town)}
            >
              {ui.quoteButton}
            </a>
          </span>
        )}
        {found === null && (
          <span>
            <Sentence text={ui.placeUnknown} />
          </span>
        )}
        {isTooShort && <span>{ui.placeTooShort}</span>}
      </p>
    </div>
  );
}
