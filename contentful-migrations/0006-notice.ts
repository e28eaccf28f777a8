import { contentType } from './helpers/contentType';

export default contentType('notice', {
  description:
    'A line above every page for a storm warning or a holiday. It comes and goes by itself at the times you set. Of several, visitors see the newest whose time it is.',

  help: {
    text: 'One sentence.',
    linkLabel: 'Empty: no link.',
    linkHref: 'For example /emergency-tree-services/.',
    startsAt: 'A day on which the time stays 12:00 AM begins at midnight. Empty: at once.',
    endsAt:
      'A day on which the time stays 12:00 AM counts to its end. Empty: until you unpublish it.',
    emergency: 'For storm warnings. Use it rarely.',
  },
  initial: { emergency: false },
});
