import { addFields, changeHelp, changeTypes } from './helpers/change';
import { onTab, pdf, picture, plain, text } from './helpers/fields';

const WEB_ADDRESS = {
  source: '^https?://[^\\s]+$',
  message: 'A full address that starts with https://.',
} as const;

const PHONE_NUMBER = {
  source: '^[+()0-9 .\\-]{7,24}$',
  message: 'Digits, spaces, brackets and dashes only.',
} as const;

const line = (id: string, name: string, help: string) =>
  text(id, name, `${help} Empty: the text the site came with, if any.`);

const TEXT_NUMBER = plain(
  'textNumber',
  'Number for text messages',
  'Only if somebody reads them. Offered beside calling, also in an emergency. Empty: nobody is asked to text.',
  { pattern: PHONE_NUMBER },
);

const LICENSE_REGISTER = plain(
  'licenseRegister',
  'License in the public register',
  'The address of the page where the state shows it. The license number leads there.',
  { pattern: WEB_ADDRESS },
);

const INSURANCE_AND_RATING = [
  pdf(
    'insuranceCertificate',
    'Insurance certificate',
    'The PDF that your insurer sent. Remove it when it has run out. Empty: nothing is shown.',
  ),
  text(
    'rating',
    'Rating',
    'Score, number of reviews, where and when, for example 4.8 of 5 from 61 Google reviews, May 2026. Only what the page below says. Empty: nothing is shown.',
    { max: 120 },
  ),
  plain(
    'ratingSource',
    'Where the rating can be seen',
    'The address of the page with the reviews. Without it the rating is not shown.',
    { pattern: WEB_ADDRESS },
  ),
];

const OTHER_WAYS = [
  line(
    'otherWays',
    'Button for texts and e-mail in the bar on phones',
    'Read out; a sign is shown. Only with a number for text messages or an e-mail address.',
  ),
  line(
    'textLabel',
    'Link to a text message',
    'For example Text us a photo. Only with a number for text messages.',
  ),
  line(
    'textBody',
    'First words of the text message',
    'Written for the visitor, who goes on from there.',
  ),
  line('mailLabel', 'Link to an e-mail', 'For example Email us. Only with an e-mail address.'),
];

const INSURANCE_LABEL = line(
  'insuranceLabel',
  'Words for the insurance certificate',
  'The insurance company follows. Shown only when one of them is filled in.',
);

const BEFORE_AND_AFTER = [
  line('beforeLabel', 'Under a picture of a tree before work', 'For example Before.'),
  line('afterLabel', 'Under the picture after work', 'For example After.'),
];

const OWN_WORK = [
  picture(
    'pictureBefore',
    'Own work: before',
    'A picture of a tree that you worked on. Shown only together with the next one, at the end of the text. Empty: nothing is shown.',
  ),
  picture(
    'pictureAfter',
    'Own work: after',
    'The same tree from the same place, when you had finished. Empty: nothing is shown.',
  ),
  text(
    'workCaption',
    'Own work: caption of both',
    'What was done and why. Empty: nothing is shown.',
    { max: 200 },
  ),
];

/**
 * What staff may tell, and visitors do not see before: text messages and e-mail beside calling, and
 * proof: license, insurance, rating, own work.
 */
export default changeTypes({
  siteConfig: (type) => {
    addFields(type, 'phoneLink', ...onTab('phone', TEXT_NUMBER));
    changeHelp(
      type,
      'email',
      'Leave empty to be reached by phone and form only.',
      'Offered beside calling. Leave empty to be reached by phone and form only.',
    );
    addFields(type, 'licenseHolder', ...onTab('proof', LICENSE_REGISTER));
    addFields(type, 'insurer', ...onTab('proof', ...INSURANCE_AND_RATING));
  },
  menuText: (type) => {
    addFields(type, 'callBarQuote', ...onTab('header', ...OTHER_WAYS));
    addFields(type, 'licenseLabel', ...onTab('footer', INSURANCE_LABEL));
  },
  interfaceText: (type) => addFields(type, 'servicesAside', ...onTab('parts', ...BEFORE_AND_AFTER)),
  service: (type) => addFields(type, 'body', ...onTab('page', ...OWN_WORK)),
});
