import type { DefaultEntry } from './entry';

/** Samples that show how the section looks. They must give way to real, consented words. */
export const testimonials: readonly DefaultEntry<'testimonial'>[] = [
  {
    id: 'testimonial-sample-1',
    fields: {
      name: 'Dana R.',
      title: 'West End, Hartford',
      quote:
        'They talked me out of removing the maple. Two careful cuts and a cable later it is still the best thing about our street.',
      isSample: true,
    },
  },
  {
    id: 'testimonial-sample-2',
    fields: {
      name: 'Marcus T.',
      title: 'Wethersfield',
      quote:
        'Called at ten at night with half a pine on the porch. Somebody picked up, told us where to stand, and the porch was clear by lunch.',
      isSample: true,
    },
  },
  {
    id: 'testimonial-sample-3',
    fields: {
      name: 'Priya S.',
      title: 'Asylum Hill, Hartford',
      quote:
        'I manage four buildings and need things in writing. I got photos, a clear order of priority and a price that did not move.',
      isSample: true,
    },
  },
];
