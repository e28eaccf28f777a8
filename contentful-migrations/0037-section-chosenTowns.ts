/** A section that lists work can choose a town. */
export { default } from './0014-section';
