import type { ServedTown } from '../content/views';

const DIRECTIONS: Readonly<Record<string, string>> = {
  n: 'north',
  e: 'east',
  s: 'south',
  w: 'west',
  no: 'north',
  so: 'south',
};

/**
 * The name of a town for comparison: lower-case letters and single spaces, without accents or ZIP, with
 * directions in full (`W. Hartford`).
 */
const townKey = (town: string): string =>
  town
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .replace(/\b(?:[nesw]|no|so)(?= )/g, (letters) => DIRECTIONS[letters] ?? letters);

/** A street, with or without an apartment, before a town or at the end. */
const STREET =
  /^.*\S (?:st|street|ave?|avenue|rd|road|ln|lane|dr|drive|court|cir|circle|pl|place|way|blvd|boulevard|ter|terrace|tpke|turnpike)\b\.?(?: (?:apt|unit|suite|ste|#)\.? ?\w+)?(?=[ ,]|$)/i;

/** What people write around the name of a place. */
const AROUND =
  /\b(?:i|we|you|do|does|am|is|are|live|come|work|to|at|in|near|of|the|my|town|city|downtown|center)\b/g;

/** Whether two names differ by one letter or space: one added, missing, or replaced, or two swapped. */
const isNear = (one: string, other: string): boolean => {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const rest = one.slice(same);
  const otherRest = other.slice(same);
  const swapped = `${rest.charAt(1)}${rest.charAt(0)}${rest.slice(2)}`;
  return (
    [rest, rest.slice(1)].includes(otherRest.slice(1)) ||
    [rest.slice(1), swapped].includes(otherRest)
  );
};

/** Shorter names are too similar to each other to forgive a wrong letter. */
const SHORTEST_NEAR = 7;

/** A town where the company works, and the part of town that was asked for by its own name. */
export interface Found {
  readonly town: string;
  readonly village?: string;
  /** Set when it was spelled differently. */
  readonly isGuess?: true;
}

/** The names of all places, as `keyOf` compares them; a village also with its town. */
const namesOf = (towns: readonly ServedTown[], keyOf: (name: string) => string) =>
  towns
    .flatMap(({ name: town, villages }) => [
      { town, key: keyOf(town) },
      ...villages.flatMap((village) =>
        [village, `${village} ${town}`].map((name) => ({ town, village, key: keyOf(name) })),
      ),
    ])
    .filter(({ key }) => key !== '');

/** The place whose name was typed, perhaps with words around it or one letter wrong. */
const placeOf = (typedKey: string, names: ReturnType<typeof namesOf>): Found | undefined => {
  const plain = townKey(typedKey.replace(AROUND, ' '));
  const exact = names.find(({ key }) => key === typedKey) ?? names.find(({ key }) => key === plain);
  if (exact) return exact;
  const near = names.find(({ key }) => key.length >= SHORTEST_NEAR && isNear(key, plain));
  return near && { ...near, isGuess: true };
};

/**
 * Finds the town that a typed town, village or ZIP is or belongs to; null when the company does not list it,
 * undefined while too little is typed. A street may come before it (`12 Elm Street, Avon`, `Elm St Avon`),
 * a village before its town (`Elmwood, West Hartford`), a town before another, and words around it (`I live
 * in Avon`). One wrong letter is forgiven (`Weathersfield`, `Hartfrod`).
 *
 * @param state name and abbreviation of the state, which people write after a town
 */
export const findTown = (
  typed: string,
  towns: readonly ServedTown[],
  state: readonly string[],
): Found | null | undefined => {
  const states = state.map((word) => word.toLowerCase());
  const keyOf = (name: string): string => {
    const key = townKey(name);
    const typedState = states.find((one) => key.endsWith(` ${one}`)) ?? '';
    return key.slice(0, key.length - typedState.length).trim();
  };
  const names = namesOf(towns, keyOf);
  const parts = typed.replace(STREET, '$&,').split(/,| and |&/i);
  const typedKeys = parts.map(keyOf).filter((key) => key !== '' && !states.includes(key));
  const places = typedKeys.map((key) => placeOf(key, names));
  const last = places[places.length - 1];
  if (last) return places.find((place) => place?.town === last.town);

  const zip = /\d{5}/.exec(typed)?.[0];
  if (zip !== undefined) {
    const town = towns.find(({ zips }) => zips.includes(zip));
    return town ? { town: town.name } : null;
  }

  const whole = names.flatMap(({ key }) => [key, ...states.map((word) => `${key} ${word}`)]);
  const ends = [typed, parts[parts.length - 1] ?? ''].map(townKey);
  const mayGoOn = ends.some((end) => end === '' || whole.some((one) => one.startsWith(end)));
  const looksLikeStreet = /^\s*\d/.test(typed) || STREET.test(typed);
  const isStreetAlone = looksLikeStreet && typedKeys.length <= 1;
  return mayGoOn || isStreetAlone ? undefined : null;
};
