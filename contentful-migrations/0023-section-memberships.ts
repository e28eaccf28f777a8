/** A section can show memberships. */
export { default } from './0014-section';
