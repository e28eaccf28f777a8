/** Runs before the project of jest.config.mjs that needs Chromium, whichever of its tests are asked for. */
import { installMissing } from './browsers';

export default (): void => installMissing(['chromium']);
