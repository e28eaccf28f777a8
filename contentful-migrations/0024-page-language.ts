/** A page has a language. */
export { default } from './0015-page';
