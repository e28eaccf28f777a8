/** Buttons and links can lead to a text message (`sms:`). */
import contactInfo from './0009-contactInfo';
import navigationLink from './0008-navigationLink';
import notice from './0006-notice';
import section from './0014-section';
import siteConfig from './0016-siteConfig';
import type { MigrationStep } from './helpers/contentType';

const migration: MigrationStep = async (...given) => {
  for (const step of [notice, navigationLink, contactInfo, section, siteConfig])
    await step(...given);
};
export default migration;
