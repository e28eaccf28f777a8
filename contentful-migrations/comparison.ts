import { contentType } from './helpers/contentType';

export default contentType('comparison', {
  description: 'Two short lists side by side, to embed in a text.',

  help: {
    name: 'Only you see it.',
    doHeading: 'For example We do.',
    doItems: 'One thing a line.',
    dontHeading: 'For example We do not.',
    dontItems: 'One thing a line.',
  },
});
