/** A menu link can stand in a list below another. */
export { default } from './0008-navigationLink';
