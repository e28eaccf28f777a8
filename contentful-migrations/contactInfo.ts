import { contentType } from './helpers/contentType';

export default contentType('contactInfo', {
  description: 'One way to reach you: heading, up to three lines and a link.',

  help: {
    heading: 'For example By phone.',
    icon: 'The sign beside the heading.',
    infoBody01: 'May be empty.',
    infoBody02:
      'Shown large as a link when there is one below. For the phone number write {{phone}}. Empty: nothing is shown.',
    infoBody03: 'May be empty.',
    link: 'Write {{phone}} to dial the company’s number, or sms:{{phone}} to send it a text message. Empty: no link.',
    cta: 'Empty: no button.',
  },
});
