/**
 * Stands in for prop-types, which checks nothing in production but is asked for by Gatsby's router
 * parts. `src/build/webpack.ts` swaps the two.
 */
const check = (): null => null;
const shape = (): typeof check => check;

export const func = check;
export const object = check;
export const string = check;
export const bool = check;
export const any = check;
export const node = check;
export const element = check;
export const number = check;
export const array = check;
export const oneOfType = shape;
export const oneOf = shape;
export const arrayOf = shape;
export const objectOf = shape;
export const instanceOf = shape;

const required = Object.assign(check, { isRequired: check });

export default {
  func: required,
  object: required,
  string: required,
  bool: required,
  any: required,
  node: required,
  element: required,
  number: required,
  array: required,
  oneOfType: shape,
  oneOf: shape,
  arrayOf: shape,
  objectOf: shape,
  instanceOf: shape,
  shape,
};
export { shape };
