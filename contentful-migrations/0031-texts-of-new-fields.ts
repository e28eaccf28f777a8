import { changeEntries } from './helpers/change';
import type { MigrationStep } from './helpers/contentType';

type Texts = Readonly<Record<string, string | readonly string[]>>;

/** What the fields since 0028 say on a site that nobody has edited, by content type. */
const NEW: Readonly<Record<string, Texts>> = {
  formText: {
    serviceLabel: 'Service',
    notChosen: 'Not sure yet',
    moreLabel: 'How soon, where, when to call back',
    urgencyLabel: 'How soon?',
    urgencyChoices: ['Today', 'In the next few days', 'In the next few weeks', 'No hurry'],
    urgencyCall:
      'For today, please call first. The phone is answered {{hours}}, and a message may be read later.',
    townLabel: 'Town or ZIP of the tree',
    townServed: 'Yes, we work there.',
    townUnknown: 'Call {{phone}} and ask. Our list of towns is a guide, not a fence.',
    callbackLabel: 'Best time to call you back',
    subject: 'Website message',
  },
  menuText: {
    otherWays: 'Text or email us',
    textLabel: 'Text us a photo',
    textBody: 'Hello, this is about a tree at',
    mailLabel: 'Email us',
    insuranceLabel: 'Insurance certificate',
  },
  interfaceText: { beforeLabel: 'Before', afterLabel: 'After' },
};

/** Texts that came with the site and are not true any more: content type, what they said, now. */
const CHANGED: readonly (readonly [type: string, before: string, after: string])[] = [
  [
    'formText',
    'You started a message earlier. It was kept on this device only, and nobody has seen it.',
    'You started a message earlier. It was kept on this device only, until we have it.',
  ],
  [
    'page',
    'This website counts visits only when the company has switched a counting service on. If it has, the service sees which pages are read, from what kind of device, and whether the phone or the form was used. It is not loaded when your browser asks not to be tracked.',
    '{{counting}}',
  ],
];

/** Replaces a text wherever it stands alone, also inside formatted text. */
const replaced = (value: unknown, before: string, after: string): unknown => {
  if (value === before) return after;
  if (Array.isArray(value)) return value.map((item) => replaced(item, before, after));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, replaced(item, before, after)]),
  );
};

/** Entries that are there get the texts of their new fields, so that staff find them to be edited. */
const fillIn: MigrationStep = async (_migration, context) => {
  for (const [type, texts] of Object.entries(NEW)) {
    await changeEntries(context, type, ({ fields }, locale) => {
      const values = Object.entries(texts).map(([id, text]) => [id, { [locale]: text }] as const);
      return { ...Object.fromEntries(values), ...fields };
    });
  }
  for (const [type, before, after] of CHANGED) {
    await changeEntries(
      context,
      type,
      ({ fields }) => replaced(fields, before, after) as typeof fields,
    );
  }
};

export default fillIn;
