import siteConfig from './0016-siteConfig';
import { change, omitField } from './helpers/change';

/** The seed has made entries of what the two lists say: see `commands/support/seedTowns.ts`. */
export default change(siteConfig, (type) => {
  omitField(type, 'serviceTowns');
  omitField(type, 'serviceZips');
});
