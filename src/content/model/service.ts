import { type ContentType, article, pageAddress, orderField, searchFields } from './fields';
import { DRAWINGS, ICONS } from './pictures';

const SERVICE_LAYOUTS = { standard: 'Like all others', emergency: 'Emergency' } as const;

export const service = {
  name: 'Service',
  titleField: 'title',
  empty: 'default',
  fields: {
    title: { kind: 'text', name: 'Name', required: true, max: 60 },
    slug: { ...pageAddress, required: true },
    linkTitle: { kind: 'text', name: 'Name in menus', max: 40 },
    description: { kind: 'longText', name: 'One sentence for the home page', max: 240 },
    overview: { kind: 'longText', name: 'Text on the services page', max: 400 },
    about: { kind: 'longText', name: 'Text on the about page', max: 400 },
    icon: { kind: 'choice', name: 'Icon', choices: ICONS },
    drawing: { kind: 'choice', name: 'Drawing', choices: DRAWINGS },
    featured: {
      kind: 'boolean',
      name: 'Show on the home page and in menus',
      labels: { yes: 'Featured', no: 'Only on the services page' },
    },
    order: orderField,
    layout: { kind: 'choice', name: 'Kind of page', choices: SERVICE_LAYOUTS },
    heading: { kind: 'text', name: 'Heading', max: 160 },
    intro: { kind: 'longText', name: 'Text under the heading', max: 400 },
    callNote: { kind: 'text', name: 'Small line in the big call button', max: 80 },
    picture: { kind: 'picture', minWidth: 900, name: 'Picture' },
    pictureCaption: { kind: 'text', name: 'Caption of the picture', beside: 'picture', max: 160 },
    warning: { kind: 'link', to: ['callout'], name: 'Warning above the steps' },
    stepsHeading: { kind: 'text', name: 'Heading of the steps', empty: 'default', max: 100 },
    steps: { kind: 'richText', name: 'Steps' },
    urgency: { kind: 'richText', name: 'How urgent it is' },
    body: article('Text of the page', 'default'),
    sections: { kind: 'linkList', name: 'Sections on its page', to: ['section'] },
    bannerHeading: { kind: 'text', name: 'Heading of the closing banner', max: 120 },
    bannerText: { kind: 'longText', name: 'Text of the closing banner', max: 400 },
    ...searchFields,
  },
} as const satisfies ContentType;
