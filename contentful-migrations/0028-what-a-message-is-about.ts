import { addFields, changeTypes } from './helpers/change';
import { lines, longText, onTab, text } from './helpers/fields';

const EMPTY = 'Empty: the text the site came with, if any.';

const line = (id: string, name: string, help: string) => text(id, name, `${help} ${EMPTY}`);
const longLine = (id: string, name: string, help: string) =>
  longText(id, name, `${help} ${EMPTY}`, { max: 600 });

/** Optional questions of the contact form: service, how soon, where, when to call back. */
export default changeTypes({
  siteConfig: (type) => {
    const pattern = { source: '^[0-9]{5}$', message: 'Five digits, for example 06103.' };
    const zips = lines(
      'serviceZips',
      'ZIP codes you serve',
      'One a line, for example 06103. Never shown: the contact form tells at once whether a ZIP is yours.',
      { pattern },
    );
    addFields(type, 'serviceTowns', ...onTab('company', zips));
  },
  formText: (type) => {
    const questions = onTab(
      'fields',
      line('serviceLabel', 'Service: label', 'Above the list of your services.'),
      line(
        'notChosen',
        'First choice of a list',
        'For who cannot choose, for example Not sure yet.',
      ),
      line(
        'moreLabel',
        'Line that opens more questions',
        'The word for fields that may stay empty follows it.',
      ),
      line('urgencyLabel', 'How soon: label', 'Above the choices.'),
      lines(
        'urgencyChoices',
        'How soon: choices',
        `One a line. Who chooses the first one is asked to call. ${EMPTY}`,
      ),
      longLine(
        'urgencyCall',
        'How soon: when the first one is chosen',
        'Why to call. The call button stands below it.',
      ),
      line('townLabel', 'Town or ZIP: label', 'Above the field.'),
      line(
        'townServed',
        'Town or ZIP: one of yours',
        'Shown at once, for example Yes, we work there.',
      ),
      longLine(
        'townUnknown',
        'Town or ZIP: any other',
        'Never a no. Asks to call, with {{phone}}.',
      ),
      line('callbackLabel', 'Best time to call: label', 'Above the field.'),
    );
    const subject = line(
      'subject',
      'Subject of the e-mail you get',
      'Name, service and town follow it. For example Website message.',
    );
    addFields(type, 'commentHint', ...questions);
    addFields(type, 'trap', ...onTab('sending', subject));
  },
});
