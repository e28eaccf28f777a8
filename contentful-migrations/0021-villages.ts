/** A town has villages. */
export { default } from './0018-town';
