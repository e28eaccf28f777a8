/** A section can list the pages below its page. */
export { default } from './0014-section';
