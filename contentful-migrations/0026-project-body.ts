/** Work has a text on its page. */
export { default } from './0019-project';
