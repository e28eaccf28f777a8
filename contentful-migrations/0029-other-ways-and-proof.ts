import { addField, changeHelp, changeTypes } from './helpers/change';
import { pdf, picture, plain, text } from './helpers/fields';

const WEB_ADDRESS = {
  source: '^https?://[^\\s]+$',
  message: 'A full address that starts with https://.',
} as const;

const DEFAULT = 'Empty: the text the site came with, if any.';

const line = (id: string, name: string, help: string) =>
  text(id, name, `${help} ${DEFAULT}`, { tab: 'header' });

/**
 * What staff may tell, and visitors do not see before: text messages and e-mail beside calling, and
 * proof: license, insurance, rating, own work.
 */
export default changeTypes({
  siteConfig: (type) => {
    addField(
      type,
      plain(
        'textNumber',
        'Number for text messages',
        'Only if somebody reads them. Offered beside calling, also in an emergency. Empty: nobody is asked to text.',
        {
          pattern: {
            source: '^[+()0-9 .\\-]{7,24}$',
            message: 'Digits, spaces, brackets and dashes only.',
          },
          tab: 'phone',
        },
      ),
      'phoneLink',
    );
    changeHelp(
      type,
      'email',
      'Leave empty to be reached by phone and form only.',
      'Offered beside calling. Leave empty to be reached by phone and form only.',
    );
    addField(
      type,
      plain(
        'licenseRegister',
        'License in the public register',
        'The address of the page where the state shows it. The license number leads there.',
        { pattern: WEB_ADDRESS, tab: 'proof' },
      ),
      'licenseHolder',
    );
    addField(
      type,
      pdf(
        'insuranceCertificate',
        'Insurance certificate',
        'The PDF that your insurer sent. Remove it when it has run out. Empty: nothing is shown.',
        { tab: 'proof' },
      ),
      'insurer',
    );
    addField(
      type,
      text(
        'rating',
        'Rating',
        'Score, number of reviews, where and when, for example 4.8 of 5 from 61 Google reviews, May 2026. Only what the page below says. Empty: nothing is shown.',
        { max: 120, tab: 'proof' },
      ),
      'insuranceCertificate',
    );
    addField(
      type,
      plain(
        'ratingSource',
        'Where the rating can be seen',
        'The address of the page with the reviews. Without it the rating is not shown.',
        { pattern: WEB_ADDRESS, tab: 'proof' },
      ),
      'rating',
    );
  },
  menuText: (type) => {
    addField(
      type,
      line(
        'otherWays',
        'Button for texts and e-mail in the bar on phones',
        'Read out; a sign is shown. Only with a number for text messages or an e-mail address.',
      ),
      'callBarQuote',
    );
    addField(
      type,
      line(
        'textLabel',
        'Link to a text message',
        'For example Text us a photo. Only with a number for text messages.',
      ),
      'otherWays',
    );
    addField(
      type,
      line(
        'textBody',
        'First words of the text message',
        'Written for the visitor, who goes on from there.',
      ),
      'textLabel',
    );
    addField(
      type,
      line('mailLabel', 'Link to an e-mail', 'For example Email us. Only with an e-mail address.'),
      'textBody',
    );
    addField(
      type,
      text(
        'insuranceLabel',
        'Words for the insurance certificate',
        `The insurance company follows. Shown only when one of them is filled in. ${DEFAULT}`,
        { tab: 'footer' },
      ),
      'licenseLabel',
    );
  },
  interfaceText: (type) => {
    addField(
      type,
      text(
        'beforeLabel',
        'Under a picture of a tree before work',
        `For example Before. ${DEFAULT}`,
        { tab: 'parts' },
      ),
      'servicesAside',
    );
    addField(
      type,
      text('afterLabel', 'Under the picture after work', `For example After. ${DEFAULT}`, {
        tab: 'parts',
      }),
      'beforeLabel',
    );
  },
  service: (type) => {
    addField(
      type,
      picture(
        'pictureBefore',
        'Own work: before',
        'A picture of a tree that you worked on. Shown only together with the next one, at the end of the text. Empty: nothing is shown.',
        { tab: 'page' },
      ),
      'body',
    );
    addField(
      type,
      picture(
        'pictureAfter',
        'Own work: after',
        'The same tree from the same place, when you had finished. Empty: nothing is shown.',
        { tab: 'page' },
      ),
      'pictureBefore',
    );
    addField(
      type,
      text(
        'workCaption',
        'Own work: caption of both',
        'What was done and why. Empty: nothing is shown.',
        { max: 200, tab: 'page' },
      ),
      'pictureAfter',
    );
  },
});
