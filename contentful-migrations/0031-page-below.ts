/** A page can stand below another. */
export { default } from './0015-page';
