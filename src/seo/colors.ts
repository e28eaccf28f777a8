import { LIGHT } from '../theme/tokens';

/**
 * A color of the design in light mode, as `#RRGGBB`.
 *
 * @param name - the token's name without its dashes, for example `paper`
 * @throws when there is no such color
 */
export const lightColor = (name: string): string => {
  const color = new RegExp(`--${name}: (#[0-9A-Fa-f]{6});`).exec(LIGHT)?.[1];
  if (color === undefined) throw new Error(`The design has no color named ${name}.`);
  return color;
};
