import { pageOf, sectionsOf } from './pageDefaults';

const section = sectionsOf('careers', 'Careers');

const roles = `
### Ground crew

Rigging ropes, running the chipper, keeping the drop zone clear. No experience needed, only attention and a willingness to learn knots.

### Climber

You are at home on rope and saddle, you inspect your gear every morning, and you know when to come down.

### Licensed arborist

You hold a Connecticut arborist license, or are studying for it, and you can explain a fungus to a worried homeowner.
`;

const habits = `
- A safety talk before every job, and anyone may stop the work.
- Helmets, eye and ear protection are for everyone, every time; leg protection whenever a saw runs on the ground.
- We teach, from the first knot to the state license.
- When lightning is near, nobody is in a tree.
`;

const next = `
### What happens next

1. A person reads it.
2. We call or write back.
3. Then we meet, and you ask your questions.

### Rather talk first?

Call {{phone}} and say you are calling about a job.
`;

export const careers = pageOf(
  'careers',
  {
    name: 'Careers',
    kind: 'careers',
    slug: 'careers',
    heading: 'Come work where the view is better.',
    intro:
      'Tree work is hard, skilled and outdoors in every kind of weather. If that sounds like a good day, we would like to meet you.',
    quoteLabel: 'Reach out to us',
    metaTitle: 'Careers in tree care | Work with {{company}}',
    metaDescription:
      'Work outdoors with a local tree-care crew in {{city}}, {{state}}: ground crew, climbers and licensed arborists. We teach.',
  },
  [
    section('list', 'roles', {
      heading: 'Ways onto the crew.',
      body: roles,
      numbered: true,
      drawing: 'tree-removal',
      pictureCaption: 'Check, tie in, climb, cut. In that order, every time.',
    }),
    section('text', 'how we treat each other', {
      heading: 'How we treat each other.',
      body: habits,
      picture: {
        file: 'red-maple',
        alt: 'Deep red leaves with pointed lobes against a dark trunk',
      },
      pictureSide: 'left',
      pictureCaption: 'The office, in October.',
    }),
    section('contact', 'application', {
      heading: 'Reach out to us.',
      intro: 'A name, a way to reach you and a few lines are enough. The rest we ask in person.',
      body: next,
      form: 'application',
    }),
  ],
);
