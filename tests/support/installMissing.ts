/** Runs before the projects of jest.config.mjs that need browsers, whichever of their tests are asked for. */
export { installMissing as default } from './browsers';
