/** A service has words of its own on its quote buttons. */
export { default } from './0013-service';
