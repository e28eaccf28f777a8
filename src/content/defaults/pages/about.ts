import { callBannerParts, pageOf, sectionsOf } from './pageDefaults';

const section = sectionsOf('about', 'About');

const experience = `
{{city}} is an old city with old trees. Sugar maples that predate the sidewalks, pin oaks grown into the wires, white pines that were a screen thirty years ago and are a worry now. Caring for them takes more than a truck and a saw.

We have done this work for more than ten years. The longer we do it, the more reasons we find to leave a tree standing. We look at the roots before the crown, and we explain what we see in words you can repeat to anyone at home.

When a tree does have to go, you hear the reason before you hear the saw, and what could grow in its place.

![diagram](diagram-old-oak)
`;

const promises = `
### Licensed

Pruning and treatment done or supervised by people licensed by the State of Connecticut. Here is [how to check](/questions/#are-you-licensed-and-insured).

### Insured

100% insured. Ask, and our insurer sends you the certificate before we start.

### On call

{{hours}}, holidays included. Storms do not book ahead.
`;

export const about = pageOf(
  'about',
  {
    name: 'About',
    kind: 'about',
    slug: 'about',
    heading: 'We are tree people first, and saw people second.',
    intro:
      'A local crew in {{city}}, licensed and insured, that would rather keep your tree than talk you into removing it.',
    metaTitle: 'About {{company}} | Local tree care in {{city}}, {{stateCode}}',
    metaDescription:
      'A local, licensed and insured tree-care company with more than ten years of experience, on call {{hours}} in {{city}}, {{state}}.',
  },
  [
    section('text', 'experience', {
      numeral: '10+',
      numeralNote: 'years of experience',
      heading: 'Experience is knowing what to leave.',
      body: experience,
    }),
    section('services', 'first two services', {
      heading: 'Where most people start.',
      chosen: ['service-emergency-tree-services', 'service-tree-pruning'],
      buttonLabel: 'See our services',
      buttonHref: '/services/',
    }),
    section('banner', 'call banner', {
      ...callBannerParts,
      heading: 'Walk the yard with us.',
      intro:
        'Bring your questions, even the ones that feel too small. The visit is free, and so is a plain answer.',
    }),
    section(
      'services',
      'how we go about the work',
      {
        heading: 'How we go about it.',
        intro: 'One habit we hold to in each kind of work.',
        arrangement: 'texts',
      },
      'habits',
    ),
    section('list', 'what people can hold us to', {
      heading: 'What you can hold us to.',
      body: promises,
    }),
  ],
);
