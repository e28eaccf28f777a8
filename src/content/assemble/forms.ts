/** The forms as pages show them. */
import { byAge, type Entry } from '../entries';
import { forms, type FormId } from '../forms';
import { slugify } from '../text';
import type {
  ChoiceFieldView,
  FilesFieldView,
  FormTexts,
  FormView,
  PageView,
  TextFieldView,
} from '../views';
import type { AssemblyContext } from './context';
import { linkView } from './buttons';
import { formQuestions } from './formQuestions';
import { serviceCards } from './serviceCards';
import { formTexts } from './sharedTexts';

const PICTURES = 'image/*';
/** Also documents that an office can open, by extension, because browsers often do not know their types. */
const FILES = `${PICTURES},.pdf,.doc,.docx,.odt,.rtf,.txt,.xls,.xlsx,.ods,.csv`;

type Choices = ChoiceFieldView['options'];

/** The first choice is the one that asks to call, in a field that does. */
const optionsOf = (titles: readonly string[]): Choices =>
  titles.map((title, index) => (index === 0 ? { title, urgent: true } : { title }));

interface FormParts extends Pick<FormView, 'fields' | 'more' | 'position'> {
  /** Texts that replace those shared by all forms. */
  readonly texts?: Partial<FormTexts>;
}

/** What every form asks of a visitor, in reading order. */
const visitorFields = ({ texts }: AssemblyContext) =>
  [
    {
      kind: 'text',
      name: 'name',
      required: true,
      autoComplete: 'name',
      texts: { label: texts.nameLabel, placeholder: texts.namePlaceholder },
    },
    {
      kind: 'tel',
      name: 'phone',
      autoComplete: 'tel',
      texts: {
        label: texts.phoneLabel,
        placeholder: texts.phonePlaceholder,
        mistyped: texts.phoneShort,
      },
    },
    {
      kind: 'email',
      name: 'email',
      required: true,
      autoComplete: 'email',
      texts: {
        label: texts.emailLabel,
        placeholder: texts.emailPlaceholder,
        mistyped: texts.emailMistyped,
      },
    },
  ] as const satisfies readonly TextFieldView[];

/** The forms that ask the same on every page. */
type FixedForm = Exclude<FormId, 'own'>;

/** What each of them asks, in reading order. */
const partsOf = (context: AssemblyContext): Readonly<Record<FixedForm, FormParts>> => {
  const { texts } = context;
  const [name, phone, email] = visitorFields(context);
  /** A line that a browser does not fill in. */
  const line = (name: string, label: string): TextFieldView => ({
    kind: 'text',
    name,
    autoComplete: 'off',
    texts: { label },
  });
  /** A required box of several lines: what we must know to answer. */
  const long = (name: string, words: TextFieldView['texts']): TextFieldView => ({
    kind: 'long',
    name,
    required: true,
    autoComplete: 'off',
    texts: words,
  });
  const comment = (hint: string | undefined): TextFieldView =>
    long('comment', { label: texts.commentLabel, placeholder: texts.commentPlaceholder, hint });
  const choice = (
    name: string,
    label: string,
    options: Choices,
    callFirst?: string,
  ): ChoiceFieldView => ({
    kind: 'choice',
    name,
    texts: { label, notChosen: texts.notChosen, callFirst },
    options,
  });
  const services: Choices = serviceCards(context).map(({ title, href, emergency }) => ({
    title,
    href,
    ...(emergency && { urgent: true as const }),
  }));
  const photos: FilesFieldView = {
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
  };
  const files = (label: string, hint: string | undefined): FilesFieldView => ({
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
  /** Texts about files, in place of those about photos. */
  const ofFiles = { failureTooLarge: texts.filesTooLarge, draftPhotos: texts.draftFiles };

  return {
    quote: {
      fields: [
        name,
        phone,
        email,
        line('town', texts.townLabel),
        {
          ...choice('service', texts.serviceLabel, services, texts.urgencyCall),
          fullWidth: true,
        },
        comment(texts.commentHint),
        photos,
      ],
      more: {
        label: texts.moreLabel,
        fields: [
          choice('urgency', texts.urgencyLabel, optionsOf(texts.urgencyChoices), texts.urgencyCall),
          line('callback', texts.callbackLabel),
        ],
      },
    },
    application: {
      // On every page, because the host may know only the fields of one of the pages with the form.
      position: '',
      fields: [
        name,
        phone,
        email,
        line('start', texts.startLabel),
        long('experience', {
          label: texts.experienceLabel,
          placeholder: texts.experiencePlaceholder,
          hint: texts.experienceHint,
        }),
        files(texts.resumeLabel, texts.resumeHint),
      ],
      texts: {
        ...ofFiles,
        subject: texts.applicationSubject,
        successText: texts.applicationSuccess,
      },
    },
    trees: {
      fields: [
        name,
        {
          ...line('organization', texts.organizationLabel),
          autoComplete: 'organization',
        },
        phone,
        email,
        line('trees', texts.treesLabel),
        line('town', texts.treesTownLabel),
        choice('inventory', texts.inventoryLabel, optionsOf(texts.inventoryChoices)),
        choice('certificate', texts.certificateLabel, optionsOf(texts.certificateChoices)),
        comment(texts.treesHint),
        files(texts.inventoryFilesLabel, texts.inventoryFilesHint),
      ],
      texts: { ...ofFiles, subject: texts.treesSubject },
    },
  };
};

/**
 * Name at the host of a form with questions of its own: the section's name among the entries. Unlike a heading, it
 * rarely changes, and an entry that Contentful duplicates gets another. The oldest of equal names stays as it is, so
 * that its messages do not begin a new list; the ids of the entries tell the others apart.
 */
const ownName = ({ content }: AssemblyContext, entry: Entry<'section'>): string => {
  const nameOf = ({ id, fields }: Entry<'section'>) => slugify(fields.name, id);
  const older = content.section.filter((one) => one.fields.form === 'own' && byAge(one, entry) < 0);
  const fixed = Object.values(forms).flatMap((form) => ('name' in form ? form.name : []));
  const name = nameOf(entry);
  return [...fixed, ...older.map(nameOf)].includes(name) ? `${name}-${entry.id}` : name;
};

/** What a form asks that staff made of their own questions. */
const ownParts = (context: AssemblyContext, entry: Entry<'section'>): FormParts => {
  const { texts } = context;
  const asked = visitorFields(context);
  return {
    fields: [...asked, ...formQuestions(context, entry, asked)],
    texts: {
      subject: context.fields(entry).heading ?? texts.subject,
      requiredNote: texts.ownNote,
      successText: texts.ownSuccess,
    },
  };
};

/** A form with its texts: a page gets those of its own form only. */
const withTexts = (
  context: AssemblyContext,
  name: string,
  { texts, ...asked }: FormParts,
): FormView => ({
  name,
  ...asked,
  texts: { ...formTexts(context.texts), ...texts },
  privacy: linkView(context.texts.privacyLink, context.href('/privacy/')),
});

/** A form that asks the same on every page. */
export const fixedForm = (context: AssemblyContext, id: FixedForm): FormView =>
  withTexts(context, forms[id].name, partsOf(context)[id]);

/** The form of a section. */
export const formView = (context: AssemblyContext, entry: Entry<'section'>): FormView => {
  const { form = 'quote', buttonLabel } = context.fields(entry);
  const view =
    form === 'own'
      ? withTexts(context, ownName(context, entry), ownParts(context, entry))
      : fixedForm(context, form);
  return { ...view, button: buttonLabel };
};

/** The forms of a site by their names at the host, each with the first page that has it. */
export const formsOn = (
  pages: readonly Pick<PageView, 'path' | 'sections'>[],
): readonly { readonly name: string; readonly path: string }[] => {
  const found = new Map<string, string>();
  for (const { path, sections } of pages)
    for (const section of sections)
      if (section.look === 'contact' && section.form && !found.has(section.form.name))
        found.set(section.form.name, path);
  return [...found].map(([name, path]) => ({ name, path }));
};
