import { contentType } from './helpers/contentType';

export default contentType('card', {
  description:
    'Somebody on the crew, a badge, a piece of work, an open position. Shown by the sections with the look “Cards” that choose it, and with the posts whose author it is.',

  help: {
    title: 'A name, or what was done. What is true today.',
    note: 'For example Climber, or Avon, May 2026. Empty: nothing is shown.',
    text: 'One to three sentences. Empty: nothing is shown.',
    picture:
      'A photograph, at least 800 pixels wide, fills its place; a PNG or SVG, such as a logo, is shown whole. Empty: nothing is shown.',
    href: 'The address of a page, for example /careers/#apply, or where it can be checked. Empty: no link.',
  },
});
