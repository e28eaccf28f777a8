import { addField, changeHelp, changeTypes } from './helpers/change';
import { plain, text } from './helpers/fields';

const line = (id: string, name: string, help: string) =>
  text(id, name, `${help} Empty: the text the site came with, if any.`, { tab: 'header' });

/** Text messages and e-mail beside calling, for companies that read them. */
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
  },
});
