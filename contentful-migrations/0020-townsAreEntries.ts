/** The seed has made entries of two lists: see `commands/support/seedTowns.ts`. */
export { default } from './0016-siteConfig';
