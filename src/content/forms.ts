/**
 * The forms of the site: for each its name at the host, and its fields in reading order with their texts.
 * A new one needs its entry here, its texts in `defaults/microcopy.ts`, and a migration that adds its
 * label to the choices of `form`.
 *
 * Only types are imported: the model takes its choices from here.
 */
import type { Texts } from './defaults/microcopy';
import type {
  ChoiceFieldView,
  FilesFieldView,
  FormTexts,
  FormView,
  ServedTown,
  TextFieldView,
  TownFieldView,
} from './views';

/** What forms are made of. */
export interface FormSources {
  /** All shared texts by key. */
  readonly texts: Texts;
  /** The services of the company. */
  readonly services: ChoiceFieldView['options'];
  /** Where the company works. */
  readonly towns: readonly ServedTown[];
}

interface FormDefinition {
  /** The words that editors choose it by. Entries hold them, so they are never reworded. */
  readonly label: string;
  /** Its name at the host, which keeps messages by it. */
  readonly name: string;
  /** Fragment of its address. */
  readonly anchor: string;
  /** The contact blocks speak to customers, so they do not stand beside it. */
  readonly forApplicants?: true;
  readonly fields: (sources: FormSources) => Pick<FormView, 'fields' | 'more'>;
  /** Texts that it has in place of those of every form. */
  readonly texts?: (texts: Texts) => Partial<FormTexts>;
}

const name = (texts: Texts): TextFieldView => ({
  kind: 'text',
  name: 'name',
  required: true,
  autoComplete: 'name',
  texts: { label: texts.nameLabel, placeholder: texts.namePlaceholder },
});

const phone = (texts: Texts): TextFieldView => ({
  kind: 'tel',
  name: 'phone',
  autoComplete: 'tel',
  texts: {
    label: texts.phoneLabel,
    placeholder: texts.phonePlaceholder,
    mistyped: texts.phoneShort,
  },
});

const email = (texts: Texts): TextFieldView => ({
  kind: 'email',
  name: 'email',
  required: true,
  autoComplete: 'email',
  texts: {
    label: texts.emailLabel,
    placeholder: texts.emailPlaceholder,
    mistyped: texts.emailMistyped,
  },
});

const comment = (texts: Texts, hint: string | undefined): TextFieldView => ({
  kind: 'long',
  name: 'comment',
  required: true,
  autoComplete: 'off',
  texts: { label: texts.commentLabel, placeholder: texts.commentPlaceholder, hint },
});

/** A line that a browser does not fill in. */
const line = (name: string, label: string): TextFieldView => ({
  kind: 'text',
  name,
  autoComplete: 'off',
  texts: { label },
});

/** Whether we work there, answered in the same words for one tree and for many. */
const town = (texts: Texts, towns: readonly ServedTown[], label: string): TownFieldView => ({
  kind: 'town',
  name: 'town',
  texts: { label, served: texts.townServed, unknown: texts.townUnknown },
  towns,
});

/** The first choice is the one that asks to call, in a field that does. */
const optionsOf = (titles: readonly string[]): ChoiceFieldView['options'] =>
  titles.map((title, index) => (index === 0 ? { title, urgent: true } : { title }));

const PICTURES = 'image/*';
/** With the documents that an office can open, whose types browsers often do not know. */
const FILES = `${PICTURES},.pdf,.doc,.docx,.odt,.rtf,.txt,.xls,.xlsx,.ods,.csv`;

const files = (texts: Texts, label: string, hint: string | undefined): FilesFieldView => ({
  kind: 'files',
  name: 'file',
  accept: FILES,
  texts: {
    label,
    hint,
    limit: texts.filesLimit,
    remove: texts.photosRemove,
    added: texts.filesAdded,
    tooMany: texts.filesTooMany,
    wrongType: texts.filesWrongType,
  },
});

/** What forms that take files say in place of what is said of photos. */
const ofFiles = (texts: Texts): Partial<FormTexts> => ({
  failureTooLarge: texts.filesTooLarge,
  draftPhotos: texts.draftFiles,
});

export const forms = {
  quote: {
    label: 'Request for a quote',
    name: 'contact',
    anchor: 'quote',
    fields: ({ texts, services, towns }) => ({
      fields: [
        name(texts),
        phone(texts),
        email(texts),
        town(texts, towns, texts.townLabel),
        {
          kind: 'choice',
          name: 'service',
          fullWidth: true,
          texts: {
            label: texts.serviceLabel,
            notChosen: texts.notChosen,
            callFirst: texts.urgencyCall,
          },
          options: services,
        },
        comment(texts, texts.commentHint),
        {
          kind: 'files',
          name: 'photo',
          accept: PICTURES,
          texts: {
            label: texts.photosLabel,
            hint: texts.photosHint,
            limit: texts.filesLimit,
            remove: texts.photosRemove,
            added: texts.photosAdded,
            tooMany: texts.photosTooMany,
            wrongType: texts.photosWrongType,
          },
        },
      ],
      more: {
        label: texts.moreLabel,
        fields: [
          {
            kind: 'choice',
            name: 'urgency',
            texts: {
              label: texts.urgencyLabel,
              notChosen: texts.notChosen,
              callFirst: texts.urgencyCall,
            },
            options: optionsOf(texts.urgencyChoices),
          },
          line('callback', texts.callbackLabel),
        ],
      },
    }),
  },
  application: {
    label: 'Application for a job',
    name: 'application',
    anchor: 'apply',
    forApplicants: true,
    fields: ({ texts }) => ({
      fields: [
        name(texts),
        phone(texts),
        email(texts),
        line('start', texts.startLabel),
        {
          kind: 'long',
          name: 'experience',
          required: true,
          autoComplete: 'off',
          texts: {
            label: texts.experienceLabel,
            placeholder: texts.experiencePlaceholder,
            hint: texts.experienceHint,
          },
        },
        files(texts, texts.resumeLabel, texts.resumeHint),
      ],
    }),
    texts: (texts) => ({
      ...ofFiles(texts),
      subject: texts.applicationSubject,
      successText: texts.applicationSuccess,
    }),
  },
  trees: {
    label: 'Several trees: for boards, schools and managers',
    name: 'several-trees',
    anchor: 'several-trees',
    fields: ({ texts, towns }) => ({
      fields: [
        name(texts),
        {
          kind: 'text',
          name: 'organization',
          autoComplete: 'organization',
          texts: { label: texts.organizationLabel },
        },
        phone(texts),
        email(texts),
        line('trees', texts.treesLabel),
        town(texts, towns, texts.treesTownLabel),
        {
          kind: 'choice',
          name: 'inventory',
          texts: { label: texts.inventoryLabel, notChosen: texts.notChosen },
          options: optionsOf(texts.inventoryChoices),
        },
        {
          kind: 'choice',
          name: 'certificate',
          texts: { label: texts.certificateLabel, notChosen: texts.notChosen },
          options: optionsOf(texts.certificateChoices),
        },
        comment(texts, texts.treesHint),
        files(texts, texts.inventoryFilesLabel, texts.inventoryFilesHint),
      ],
    }),
    texts: (texts) => ({ ...ofFiles(texts), subject: texts.treesSubject }),
  },
} as const satisfies Readonly<Record<string, FormDefinition>>;

export type FormId = keyof typeof forms;

/** The form of a section; that of a quote while editors have chosen none. */
export const formOf = (id: FormId = 'quote'): FormDefinition => forms[id];
