/** A section that lists pages can choose them. */
export { default } from './0014-section';
