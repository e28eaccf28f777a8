import { contentType } from './helpers/contentType';

export default contentType('notice', {
  description:
    'A line above every page for a storm warning or a holiday. It comes and goes by itself at the times you set. Of several, visitors see the newest whose time it is.',

  help: {
    text: 'One sentence.',
    linkLabel: 'Empty: no link.',
    linkHref: 'For example /emergency-tree-services/.',
    startsAt: 'Leave the time at 12:00 AM to begin with the day. Empty: at once.',
    endsAt:
      'Leave the time at 12:00 AM to show it through that day. Empty: until you unpublish it.',
    emergency: 'For storm warnings. Use it rarely.',
  },
  initial: { emergency: false },
});
