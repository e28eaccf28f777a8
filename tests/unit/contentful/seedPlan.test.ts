/** What a seed does with each text, in a space that is in use. */
import type { EntryProps } from 'contentful-management';
import {
  planSeed,
  type PlannedEntry,
} from '../../../contentful-migrations/commands/support/seedPlan';
import type { OpenSpace } from '../../../contentful-migrations/commands/support/space';
import type { Bundled } from '../../../src/content/bundled';
import { contentTypeIds } from '../../../src/content/model';

const defaults = [
  { type: 'siteConfig', id: 'company', fields: { company: 'Trees' } },
  { type: 'service', id: 'service-pruning', fields: { title: 'Pruning', slug: 'pruning' } },
  { type: 'page', id: 'page-about', fields: { name: 'About', kind: 'about', slug: 'about' } },
  { type: 'testimonial', id: 'testimonial-1', fields: { name: 'Sample', isSample: true } },
];

const bundled = {
  entries: Object.fromEntries(
    contentTypeIds.map((id) => [id, defaults.filter(({ type }) => type === id)]),
  ),
  pictures: {},
} as unknown as Bundled;

/** An entry of the space that was published once, if not said otherwise. */
const entry = (id: string, type: string, fields: object = {}, sys: object = {}): EntryProps =>
  ({
    sys: {
      ...{ id, type: 'Entry', contentType: { sys: { id: type } }, version: 2 },
      ...{ publishedVersion: 1, firstPublishedAt: '2026-01-01', ...sys },
    },
    fields: Object.fromEntries(
      Object.entries(fields).map(([field, value]) => [field, { 'en-US': value as unknown }]),
    ),
  }) as unknown as EntryProps;

const DRAFT = { version: 1, publishedVersion: undefined, firstPublishedAt: undefined };

/** What the plan does with a default, given what the space has and what was seeded. */
const actionFor = (
  id: string,
  entries: readonly EntryProps[],
  { seeded = [], restore = false }: { seeded?: readonly string[]; restore?: boolean } = {},
): Pick<PlannedEntry, 'action' | 'target'> => {
  const space = { defaultLocale: 'en-US' } as OpenSpace;
  const state = { entries, assets: [], seeded: new Set(seeded) };
  const plan = planSeed(space, bundled, state, restore);
  const { action, target } = plan.entries.find((one) => one.id === id) ?? {};
  return { action: action ?? 'keep', target };
};

it.each([
  ['writes what is missing', 'service-pruning', [], {}, 'create'],
  ['keeps what exists', 'service-pruning', [entry('service-pruning', 'service')], {}, 'keep'],
  [
    'finishes a draft that an interrupted seed has made',
    'service-pruning',
    [entry('service-pruning', 'service', {}, DRAFT)],
    {},
    'finish',
  ],
  [
    'leaves a draft that staff have changed',
    'service-pruning',
    [entry('service-pruning', 'service', {}, { ...DRAFT, version: 2 })],
    {},
    'keep',
  ],
  [
    'leaves what staff have unpublished',
    'service-pruning',
    [entry('service-pruning', 'service', {}, { ...DRAFT, firstPublishedAt: '2026-01-01' })],
    { seeded: ['service-pruning'] },
    'keep',
  ],
  [
    'leaves out what staff have deleted',
    'service-pruning',
    [],
    { seeded: ['service-pruning'] },
    'deleted',
  ],
  [
    'restores what staff have deleted when it is asked to',
    'service-pruning',
    [],
    { seeded: ['service-pruning'], restore: true },
    'create',
  ],
  ['publishes the sample testimonials in a space without any', 'testimonial-1', [], {}, 'create'],
  [
    'publishes no sample testimonials beside a real one',
    'testimonial-1',
    [entry('real', 'testimonial', { name: 'Dana' })],
    {},
    'own',
  ],
  [
    'restores no sample testimonials beside a real one',
    'testimonial-1',
    [entry('real', 'testimonial', { name: 'Dana', isSample: false })],
    { seeded: ['testimonial-1'], restore: true },
    'own',
  ],
  [
    'does not take another sample for a real testimonial',
    'testimonial-1',
    [entry('testimonial-2', 'testimonial', { name: 'Sample', isSample: true })],
    {},
    'create',
  ],
] as const)('%s', (_title, id, entries, options, action) =>
  expect(actionFor(id, entries, options).action).toBe(action),
);

it('links to the company details and the service of the space in place of its own', () => {
  const entries = [
    entry('ours', 'siteConfig', { company: 'Oak & Co.' }),
    entry('our-pruning', 'service', { title: 'Pruning', slug: 'pruning' }),
  ];
  expect(actionFor('company', entries)).toEqual({ action: 'own', target: 'ours' });
  expect(actionFor('service-pruning', entries)).toEqual({ action: 'own', target: 'our-pruning' });
});

it('does not take a page below another, /team/about/, for one that comes with the site', () => {
  const below = { sys: { type: 'Link', linkType: 'Entry', id: 'team' } };
  const entries = [entry('ours', 'page', { slug: 'about', below })];
  expect(actionFor('page-about', entries).action).toBe('create');
});
