import { contentType } from './helpers/contentType';

export default contentType('section', {
  description: 'One part of a page, with its heading, text and picture.',

  help: {
    name: 'Only you see it, for example Home: questions.',
    layout: 'What the section shows. Leave it as it is unless you add a section of your own.',
    hidden: 'Takes the section off the page and keeps its texts.',
    kicker: 'Two or three words. May be empty.',
    heading: 'Short. A sentence is fine. Empty: the text the site came with, if any.',
    intro: 'One to three sentences under the heading. Empty: nothing is shown.',
    body: 'In a list each Heading 3 begins the next part. In a section with a form it stands beside the form. Empty: the text the site came with, if any.',
    numbered: 'For a list: one part after the other, with numbers. Empty: without numbers.',
    dark: 'For a list. Empty: the ground of the page.',
    picture:
      'At least 1600 pixels wide. Its description is read out to people who cannot see it. Empty: nothing is shown.',
    pictureSide:
      'For a text. A picture on the left, narrow, is not shown on phones. Empty: below the text or, without a text, as wide as the page.',
    pictureCaption: 'Says what to notice in the picture or the drawing. Empty: nothing is shown.',
    drawing: 'For a list without a picture: stands beside it. Empty: nothing is shown.',
    arrangement:
      'For services: tiles with the drawings of the featured ones, rows with all, or the texts on how you go about each. Empty: tiles.',
    chosen:
      'In a section that lists questions, services, testimonials, figures, contact blocks or cards: those that come first. Drag them into their order. A service in a section of questions or testimonials stands for all that is about it.',
    others:
      'Whether the others follow, the oldest first, so that a new one appears by itself at the end. Of questions, those that no other section of the page has. Cards never do. While nothing is chosen above: all are shown.',
    numeral: 'For a text: stands beside it, for example 10+. Empty: nothing is shown.',
    numeralNote: 'For example years of experience. Empty: nothing is shown.',
    buttonLabel:
      'In a section with a form: the button that sends it. Empty: no button, and for a form the usual one.',
    buttonHref: 'The address of a page, for example /services/. Empty: no button.',
    callLabel: 'Empty: no call button.',
    callNote: 'For example {{phone}}, day or night. Empty: nothing is shown.',
    form: 'For the look “Contact”. Each sends its messages to a list of its own at the host. Empty: no form.',
    map: 'For the look “Contact”: the map of where you work, with the names of the towns. Empty: no map.',
  },
  initial: { layout: 'Text', hidden: false },
});
