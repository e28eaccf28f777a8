/** Pages below different pages may have the same last part of their addresses. */
export { default } from './0015-page';
