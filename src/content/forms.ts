/**
 * The forms of the site: for each its name at the host, its fields in reading order, and the keys of
 * its texts. A new one needs its entry here, its texts in `defaults/microcopy.ts`, and a migration that
 * adds its label to the choices of `form`.
 *
 * Only types are imported: the model takes its choices from here.
 */
import type { Texts } from './defaults/microcopy';
import type { ChoiceFieldView, FormFieldView, FormTexts } from './views';

/** Keys of the shared texts of a kind. */
type KeyOf<Value> = {
  readonly [Key in keyof Texts]: Texts[Key] extends Value ? Key : never;
}[keyof Texts];

/** The key of each text. */
export type KeysOf<FieldTexts extends object> = {
  readonly [Name in keyof FieldTexts]: KeyOf<FieldTexts[Name]>;
};

type Keyed<Field> = Field extends FormFieldView
  ? Omit<Field, 'texts' | 'options' | 'towns'> & {
      readonly texts: KeysOf<Field['texts']>;
    } & (Field extends ChoiceFieldView
        ? {
            /** Key of the choices, or the services of the company. */
            readonly choices: KeyOf<readonly string[]> | 'services';
          }
        : unknown)
  : never;

/** A field with the keys of its texts. */
export type FormField = Keyed<FormFieldView>;

interface FormDefinition {
  /** The words that editors choose it by. */
  readonly label: string;
  /** Its name at the host, which keeps messages by it. */
  readonly name: string;
  /** Fragment of its address. */
  readonly anchor: string;
  /** The contact blocks speak to customers, so they do not stand beside it. */
  readonly forApplicants?: true;
  readonly fields: readonly FormField[];
  readonly more?: { readonly label: KeyOf<string>; readonly fields: readonly FormField[] };
  /** Texts that it has in place of those of every form. */
  readonly texts: Partial<KeysOf<FormTexts>>;
}

const name = {
  kind: 'text',
  name: 'name',
  required: true,
  autoComplete: 'name',
  texts: { label: 'nameLabel', placeholder: 'namePlaceholder' },
} as const satisfies FormField;

const phone = {
  kind: 'tel',
  name: 'phone',
  autoComplete: 'tel',
  texts: { label: 'phoneLabel', placeholder: 'phonePlaceholder', mistyped: 'phoneShort' },
} as const satisfies FormField;

const email = {
  kind: 'email',
  name: 'email',
  required: true,
  autoComplete: 'email',
  texts: { label: 'emailLabel', placeholder: 'emailPlaceholder', mistyped: 'emailMistyped' },
} as const satisfies FormField;

const comment = {
  kind: 'long',
  name: 'comment',
  required: true,
  autoComplete: 'off',
  texts: { label: 'commentLabel', placeholder: 'commentPlaceholder', hint: 'commentHint' },
} as const satisfies FormField;

/** Its answers do not depend on how many trees there are. */
const town = {
  kind: 'town',
  name: 'town',
  texts: { label: 'townLabel', served: 'townServed', unknown: 'townUnknown' },
} as const satisfies FormField;

const fileTexts = {
  remove: 'photosRemove',
  added: 'filesAdded',
  tooMany: 'filesTooMany',
  wrongType: 'filesWrongType',
  preparing: 'filesPreparing',
} as const;

/** What forms that take files say in place of what is said of photos. */
const instead = { failureTooLarge: 'filesTooLarge', draftPhotos: 'draftFiles' } as const;

export const forms = {
  quote: {
    label: 'Request for a quote',
    name: 'contact',
    anchor: 'quote',
    fields: [
      name,
      phone,
      email,
      {
        kind: 'choice',
        name: 'service',
        choices: 'services',
        texts: { label: 'serviceLabel', notChosen: 'notChosen', callFirst: 'urgencyCall' },
      },
      comment,
      {
        kind: 'photos',
        name: 'photo',
        texts: {
          label: 'photosLabel',
          hint: 'photosHint',
          remove: 'photosRemove',
          added: 'photosAdded',
          tooMany: 'photosTooMany',
          wrongType: 'photosWrongType',
          preparing: 'photosShrinking',
        },
      },
    ],
    more: {
      label: 'moreLabel',
      fields: [
        {
          kind: 'choice',
          name: 'urgency',
          fullWidth: true,
          choices: 'urgencyChoices',
          texts: { label: 'urgencyLabel', notChosen: 'notChosen', callFirst: 'urgencyCall' },
        },
        town,
        {
          kind: 'text',
          name: 'callback',
          autoComplete: 'off',
          texts: { label: 'callbackLabel' },
        },
      ],
    },
    texts: {},
  },
  application: {
    label: 'Application for a job',
    name: 'application',
    anchor: 'apply',
    forApplicants: true,
    fields: [
      name,
      phone,
      email,
      { kind: 'text', name: 'start', autoComplete: 'off', texts: { label: 'startLabel' } },
      {
        kind: 'long',
        name: 'experience',
        required: true,
        autoComplete: 'off',
        texts: {
          label: 'experienceLabel',
          placeholder: 'experiencePlaceholder',
          hint: 'experienceHint',
        },
      },
      {
        kind: 'files',
        name: 'file',
        texts: { label: 'resumeLabel', hint: 'resumeHint', ...fileTexts },
      },
    ],
    texts: { ...instead, subject: 'applicationSubject', successText: 'applicationSuccess' },
  },
  trees: {
    label: 'Several trees: for boards, schools and managers',
    name: 'several-trees',
    anchor: 'several-trees',
    fields: [
      name,
      {
        kind: 'text',
        name: 'organization',
        autoComplete: 'organization',
        texts: { label: 'organizationLabel' },
      },
      phone,
      email,
      { kind: 'text', name: 'trees', autoComplete: 'off', texts: { label: 'treesLabel' } },
      { ...town, texts: { ...town.texts, label: 'treesTownLabel' } },
      {
        kind: 'choice',
        name: 'inventory',
        choices: 'inventoryChoices',
        texts: { label: 'inventoryLabel', notChosen: 'notChosen' },
      },
      {
        kind: 'choice',
        name: 'certificate',
        choices: 'certificateChoices',
        texts: { label: 'certificateLabel', notChosen: 'notChosen' },
      },
      { ...comment, texts: { ...comment.texts, hint: 'treesHint' } },
      {
        kind: 'files',
        name: 'file',
        texts: { label: 'inventoryFilesLabel', hint: 'inventoryFilesHint', ...fileTexts },
      },
    ],
    texts: { ...instead, subject: 'treesSubject' },
  },
} as const satisfies Readonly<Record<string, FormDefinition>>;

export type FormId = keyof typeof forms;

/** The form of a section; that of a quote while editors have chosen none. */
export const formOf = (id: FormId = 'quote'): FormDefinition => forms[id];
