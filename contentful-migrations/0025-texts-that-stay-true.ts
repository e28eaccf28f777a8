import { changeEntries } from './helpers/change';
import type { MigrationStep } from './helpers/contentType';

/** Texts that came with the site until now: entry, field, what it said, what it says. */
type Row = readonly [entry: string, field: string, before: string, after: string];

const TEXTS: Readonly<Record<string, readonly Row[]>> = {
  page: [
    [
      'page-home',
      'metaTitle',
      'Tree Care in {{city}}, {{stateCode}} | 24/7 Tree Service',
      'Tree Care in {{city}}, {{stateCode}} | {{hours}} Tree Service',
    ],
    [
      'page-home',
      'metaDescription',
      'Pruning, removal, stump grinding and 24/7 emergency tree service in {{city}}, {{state}}. Licensed and insured. Free written estimates.',
      'Pruning, removal, stump grinding and {{hours}} emergency tree service in {{city}}, {{state}}. Licensed and insured. Free written estimates.',
    ],
    [
      'page-services',
      'intro',
      'Ten services, one crew, one phone number. If you do not know which one you need, that is what the free visit is for.',
      'One crew and one phone number for all of it. If you do not know which service you need, that is what the free visit is for.',
    ],
    [
      'page-services',
      'metaDescription',
      'Ten tree services for homes and businesses in {{city}}, {{state}}, from pruning and planting to stump grinding and emergency removal.',
      'Tree services for homes and businesses in {{city}}, {{state}}, from pruning and planting to stump grinding and emergency removal.',
    ],
    [
      'page-about',
      'metaDescription',
      'A local, licensed and insured tree-care company with more than ten years of experience, on call 24/7 in {{city}}, {{state}}.',
      'A local, licensed and insured tree-care company with more than ten years of experience, on call {{hours}} in {{city}}, {{state}}.',
    ],
    [
      'page-contact',
      'metaTitle',
      'Contact {{company}} | Free Estimates, 24/7',
      'Contact {{company}} | Free Estimates, {{hours}}',
    ],
  ],
  section: [
    ['section-home-featuredServices', 'heading', 'Nine ways we can help.', 'How we can help.'],
    [
      'section-home-steps',
      'intro',
      'No pressure, no “special price if you sign today.” Five steps, and you can stop after any of them.',
      'No pressure, no “special price if you sign today.” You can stop after any of these steps.',
    ],
    ['section-home-faq', 'heading', 'Nineteen questions we hear most.', 'Questions we hear most.'],
    [
      'section-about-aboutServices',
      'intro',
      'Seven kinds of work, and the habit we would least like to lose in each.',
      'The kinds of work we do, and the habit we would least like to lose in each.',
    ],
    ['section-careers-roles', 'heading', 'Three ways onto the crew', 'Ways onto the crew'],
  ],
  service: [
    [
      'service-emergency-tree-services',
      'callNote',
      'Emergency crew, 24 hours a day',
      'Emergency crew, {{hours}}',
    ],
    [
      'service-emergency-tree-services',
      'metaTitle',
      'Emergency tree service in {{city}}, {{stateCode}}, 24 hours a day',
      'Emergency tree service in {{city}}, {{stateCode}}, {{hours}}',
    ],
  ],
  menuText: [
    [
      'menu-text',
      'footerText2',
      'When one of them needs help, or comes down at the wrong hour, you talk to a person who knows trees. Licensed, insured, and on call around the clock.',
      'When one of them needs help, or comes down at the wrong hour, you talk to a person who knows trees. Licensed, insured, and on call {{hours}}.',
    ],
    ['menu-text', 'licenseLabel', 'Connecticut arborist license', '{{state}} arborist license'],
  ],
};

/** In every search text that came with the site. */
const STATE = ['{{city}}, CT', '{{city}}, {{stateCode}}'] as const;

/**
 * Numbers that an edit makes false, opening hours and the state's short form leave the texts that
 * came with the site. A text that staff have written themselves stays as it is.
 */
const keepTextsTrue: MigrationStep = async (_migration, context) => {
  for (const [type, rows] of Object.entries(TEXTS)) {
    await changeEntries(context, type, ({ sys, fields }, locale) =>
      Object.fromEntries(
        Object.entries(fields).map(([field, values]) => {
          const value = values[locale];
          if (typeof value !== 'string') return [field, values];
          const named = value.replaceAll(...STATE);
          const row = rows.find(
            ([entry, of, before]) => entry === sys.id && of === field && before === named,
          );
          return [field, { ...values, [locale]: row?.[3] ?? named }];
        }),
      ),
    );
  }
};

export default keepTextsTrue;
