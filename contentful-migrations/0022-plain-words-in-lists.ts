import { changeEntries, changeTypes, fieldOf, type TypeInSpace } from './helpers/change';
import type { MigrationStep } from './helpers/contentType';

type Words = Readonly<Record<string, string>>;

const ICONS: Words = {
  'arrow-right': 'Arrow',
  chainsaw: 'Chainsaw',
  check: 'Check mark',
  'circle-check': 'Check mark in a circle',
  climber: 'Climber',
  'clipboard-list': 'Clipboard',
  clock: 'Clock',
  info: 'Information',
  leaf: 'Leaf',
  mail: 'Envelope',
  'map-pin': 'Pin on a map',
  phone: 'Phone',
  recycle: 'Recycling',
  scissors: 'Scissors',
  'shield-check': 'Shield',
  shovel: 'Shovel',
  siren: 'Siren',
  sprout: 'Sprout',
  star: 'Star',
  stump: 'Stump',
  sun: 'Sun',
  tractor: 'Tractor',
  'tree-deciduous': 'Tree',
  trees: 'Two trees',
  'triangle-alert': 'Warning triangle',
};

const DRAWINGS: Words = {
  'arborist-consultations': 'Arborist consultations',
  'eco-friendly-tree-solutions': 'Eco-friendly tree solutions',
  'emergency-tree-services': 'Emergency tree services',
  'land-clearing': 'Land clearing',
  'stump-grinding': 'Stump grinding',
  'tree-health': 'Tree health',
  'tree-planting': 'Tree planting',
  'tree-pruning': 'Tree pruning',
  'tree-removal': 'Tree removal',
  'tree-trimming': 'Tree trimming',
};

const LOOKS: Words = {
  highlights: 'Highlights',
  essay: 'Long text in columns beside a picture',
  featuredServices: 'Featured services',
  steps: 'Steps, one after the other',
  fieldNotes: 'Field notes: text or table beside a picture',
  faq: 'Questions and answers',
  testimonials: 'Testimonials',
  callBanner: 'Call banner',
  estimate: 'Free estimate with contact blocks and map',
  map: 'Map',
  servicesIndex: 'List of all services',
  reasons: 'Reasons',
  panorama: 'Wide picture',
  experience: 'Experience with a big number',
  servicesTeaser: 'First two services',
  aboutServices: 'How we go about each service',
  promises: 'Promises',
  roles: 'Jobs',
  pictureText: 'Picture beside a text',
  reachOut: 'Reach out to us',
  contactForm: 'Contact form',
  contactBlock: 'Contact blocks',
  text: 'Plain text',
};

/** Names until now and the words that take their place, by content type and field. */
const FIELDS: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  section: { layout: LOOKS },
  service: {
    icon: ICONS,
    drawing: DRAWINGS,
    layout: { standard: 'Like all others', emergency: 'Emergency' },
  },
  highlight: { icon: ICONS },
  contactInfo: { icon: ICONS },
  callout: { tone: { note: 'Note', warning: 'Warning' } },
  diagram: { drawing: { 'three-cuts': 'Three cuts' } },
};

/** Offers words in the place of names; names that staff have added stay. */
const offerWords = (type: TypeInSpace, fieldId: string, words: Words): void => {
  for (const rule of fieldOf(type, fieldId)?.validations ?? []) {
    if (Array.isArray(rule.in))
      rule.in = rule.in.map((name) => words[String(name)] ?? String(name));
  }
};

/**
 * Lists offer plain words. Entries are changed with them; where a published entry has changes that
 * nobody has published yet, the site goes on to understand the name it was published with.
 */
const usePlainWords: MigrationStep = async (migration, context) => {
  const types = Object.entries(FIELDS).map(([id, fields]) => [
    id,
    (type: TypeInSpace) => {
      for (const [fieldId, words] of Object.entries(fields)) offerWords(type, fieldId, words);
    },
  ]);
  await changeTypes(Object.fromEntries(types) as Parameters<typeof changeTypes>[0])(
    migration,
    context,
  );
  for (const [id, choices] of Object.entries(FIELDS)) {
    await changeEntries(context, id, ({ fields }) =>
      Object.fromEntries(
        Object.entries(fields).map(([fieldId, values]) => [
          fieldId,
          Object.fromEntries(
            Object.entries(values).map(([locale, value]) => [
              locale,
              choices[fieldId]?.[String(value)] ?? value,
            ]),
          ),
        ]),
      ),
    );
  }
};

export default usePlainWords;
