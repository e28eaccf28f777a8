import { contentType } from './helpers/contentType';
import { choice, longText, picture, plain, richText, text, yesOrNo } from './helpers/fields';
import { HREF, TEXT_PARTS } from './helpers/shared';

export default contentType({
  id: 'section',
  name: 'Section of a page',
  description: 'One part of a page, with its heading, text and picture.',
  displayField: 'name',
  fields: [
    plain('name', 'Name in this list', 'Only you see it, for example Home: questions.', {
      required: true,
    }),
    choice(
      'layout',
      'Look',
      'What the section shows. Leave it as it is unless you add a section of your own.',
      [
        'highlights',
        'essay',
        'featuredServices',
        'steps',
        'fieldNotes',
        'faq',
        'testimonials',
        'callBanner',
        'estimate',
        'map',
        'servicesIndex',
        'reasons',
        'panorama',
        'experience',
        'servicesTeaser',
        'aboutServices',
        'promises',
        'roles',
        'pictureText',
        'reachOut',
        'contactForm',
        'contactBlock',
        'text',
      ],
      { required: true },
    ),
    yesOrNo('hidden', 'Hide', 'Takes the section off the page and keeps its texts.', {
      yes: 'Hidden',
      no: 'Shown',
    }),
    text('kicker', 'Small line above the heading', 'Two or three words. May be empty.', {
      max: 60,
    }),
    text('heading', 'Heading', 'Short. A sentence is fine.', { max: 160 }),
    longText('intro', 'Introduction', 'One to three sentences under the heading.', { max: 600 }),
    richText(
      'body',
      'Text',
      'In lists of steps, reasons, roles and promises each Heading 3 begins the next one.',
      { embeds: TEXT_PARTS },
    ),
    picture(
      'picture',
      'Picture',
      'At least 1600 pixels wide. Its description is read out to people who cannot see it.',
    ),
    text('pictureCaption', 'Caption of the picture', 'Says what to notice.', { max: 160 }),
    text('numeral', 'Big number', 'For the look experience: 10+.', { max: 12 }),
    text('numeralNote', 'Words under the big number', 'For example years of experience.', {
      max: 80,
    }),
    text('buttonLabel', 'Label of the button', 'Empty: no button.', { max: 60 }),
    plain(
      'buttonHref',
      'Button goes to',
      'The address of a page, for example /services/. For a call button leave it empty.',
      { pattern: HREF },
    ),
    text('callLabel', 'Label of the call button', 'Empty: no call button.', { max: 60 }),
    text('callNote', 'Small line in the call button', 'For example {{phone}}, day or night.', {
      max: 80,
    }),
  ],
});
