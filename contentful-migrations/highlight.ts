import { contentType } from './helpers/contentType';

export default contentType('highlight', {
  description: 'One of the four big figures under the top of the home page. True facts only.',

  help: {
    number: 'For example 10+, 100% or 24/7.',
    name: 'One short line.',
    icon: 'The small sign beside the words.',
  },
});
