const DIRECTIONS: Readonly<Record<string, string>> = {
  n: 'north',
  e: 'east',
  s: 'south',
  w: 'west',
};

/**
 * The name of a town for comparison: lower-case letters and single spaces, without accents or ZIP, with its
 * direction in full (`W. Hartford`).
 */
const townKey = (town: string): string =>
  town
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .replace(/^[nesw](?= )/, (letter) => DIRECTIONS[letter] ?? letter);

const withoutState = (town: string, states: readonly string[]): string => {
  const state = states.find((one) => town.endsWith(` ${one}`)) ?? '';
  return town.slice(0, town.length - state.length).trim();
};

/**
 * Whether the company serves a town or ZIP; undefined while too little is typed.
 *
 * @param places towns and five-digit ZIPs
 * @param state name and abbreviation of the state, which people write after a town
 */
export const isServed = (
  typed: string,
  places: readonly string[],
  state: readonly string[],
): boolean | undefined => {
  const states = state.map((word) => word.toLowerCase());
  const zip = /\d{5}/.exec(typed)?.[0];
  const name = withoutState(townKey(typed), states);
  const names = places
    .map((place) => withoutState(townKey(place), states))
    .filter((place) => place !== '');
  if ((zip !== undefined && places.includes(zip)) || names.includes(name)) return true;
  const whole = names.flatMap((one) => states.map((word) => `${one} ${word}`));
  const mayGoOn = name === '' || [...names, ...whole].some((one) => one.startsWith(name));
  return zip === undefined && mayGoOn ? undefined : false;
};
