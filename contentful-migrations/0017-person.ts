import { contentType, ORDER } from './helpers/contentType';

export default contentType('person', {
  description:
    'Somebody on the crew. Shown by sections with the look “People”, with the posts that they wrote, and, if they answer the phone, on the emergency page.',

  help: {
    name: 'As they want to be named. First name and one letter is enough.',
    role: 'For example Climber, or Runs the office. Empty: nothing is shown.',
    portrait:
      'Upright, at least 800 pixels wide, with the person’s consent. Empty: initials are drawn.',
    credential:
      'In the words of the register, for example Connecticut arborist license S-1234. Only what is true today. Empty: nothing is shown.',
    credentialRegister:
      'The address of the page where the state or the association shows it. Empty: no link.',
    words: 'One or two sentences. Empty: nothing is shown.',
    answersPhone: 'Whether an emergency page says that they answer the phone.',
    order: ORDER,
  },
  initial: { answersPhone: false },
});
