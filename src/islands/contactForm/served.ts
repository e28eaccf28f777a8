/** A town as people write it, in one form: small letters, without ZIP and state. */
const nameOf = (typed: string, states: readonly string[]): string => {
  const name = typed
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
  const state = states.find((one) => name.endsWith(` ${one}`)) ?? '';
  return name.slice(0, name.length - state.length).trim();
};

/**
 * Whether a town or ZIP is one that the company serves. Undefined while too little is typed to tell.
 *
 * @param places - towns and five-digit ZIPs
 * @param state - name and short form of the state, which people write behind a town
 */
export const isServed = (
  typed: string,
  places: readonly string[],
  state: readonly string[],
): boolean | undefined => {
  const states = state.map((word) => word.toLowerCase());
  const zip = /\d{5}/.exec(typed)?.[0];
  const name = nameOf(typed, states);
  const names = places.map((place) => nameOf(place, states)).filter((place) => place !== '');
  if ((zip !== undefined && places.includes(zip)) || names.includes(name)) return true;
  const whole = names.flatMap((one) => states.map((word) => `${one} ${word}`));
  const mayGoOn = name === '' || [...names, ...whole].some((one) => one.startsWith(name));
  return zip === undefined && mayGoOn ? undefined : false;
};
