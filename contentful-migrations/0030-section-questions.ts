/** A section can have a form with questions of its own. */
export { default } from './0014-section';
