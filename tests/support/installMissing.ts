/** Runs before the projects of jest.config.mjs that need all browsers, whichever of their tests are asked for. */
import { installMissing } from './browsers';

export default (): void => installMissing();
