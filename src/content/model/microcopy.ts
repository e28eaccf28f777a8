import type { ContentType } from './fields';

/** Where a shared text stands: what editors filter their list of them by. */
export const TEXT_PARTS = {
  header: 'Header and menu',
  footer: 'Footer',
  calls: 'Calls and quotes',
  parts: 'Parts of pages',
  blog: 'Blog',
  form: 'Contact form',
  formApplication: 'Form for applications',
  formTrees: 'Form for several trees',
  formEvery: 'Every form',
  formSending: 'Every form: sending',
  formPhotos: 'Forms: photos',
  formFiles: 'Forms: files',
  formDraft: 'Every form: unsent message',
  counting: 'Counting visits',
  spoken: 'Read out only',
  trouble: 'When something fails',
} as const;

export const microcopy = {
  name: 'Small text',
  titleField: 'title',
  fields: {
    title: { kind: 'plain', name: 'Which text' },
    text: { kind: 'longText', name: 'Text', empty: 'default', max: 600 },
    hint: { kind: 'plain', name: 'What to know' },
    part: { kind: 'choice', name: 'Where it stands', choices: TEXT_PARTS },
    key: { kind: 'plain', name: 'Key', required: true, unique: true },
  },
} as const satisfies ContentType;
