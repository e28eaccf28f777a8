import { changeEntries, changeHelp, changeTypes, omitField } from './helpers/change';
import type { MigrationStep } from './helpers/contentType';

const changeFields = changeTypes({
  menuText: (type) => {
    omitField(type, 'callBarLabel');
    changeHelp(
      type,
      'callLabel',
      'For example Call Us Anytime. Empty: the text the site came with, if any.',
      'At the top, in the bar on phones, and on call buttons in boxes. For example Call Us Anytime. Empty: the text the site came with, if any.',
    );
  },
  interfaceText: (type) => omitField(type, 'callAnytime'),
  contactInfo: (type) =>
    changeHelp(type, 'heading', 'For example Call us anytime.', 'For example By phone.'),
});

/** Texts that came with the site and repeated that label: content type, field, what it says now. */
const REPEATED = [
  ['contactInfo', 'heading', 'By phone'],
  ['page', 'callLabel', 'Call now'],
] as const;

/** "Call us anytime" stood in five places; it is written once now. */
const keepOneLabel: MigrationStep = async (migration, context) => {
  await changeFields(migration, context);
  for (const [type, field, text] of REPEATED) {
    await changeEntries(context, type, ({ fields }, locale) =>
      fields[field]?.[locale] === 'Call us anytime'
        ? { ...fields, [field]: { ...fields[field], [locale]: text } }
        : fields,
    );
  }
};

export default keepOneLabel;
