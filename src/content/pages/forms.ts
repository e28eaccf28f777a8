/** The forms as pages show them. */
import type { Entry } from '../entries';
import { formOf, type FormId } from '../forms';
import type { ChoiceFieldView, FormTexts, FormView, TextFieldView } from '../views/forms';
import type { AssemblyContext } from './context';
import { linkView } from './buttons';
import { serviceCards } from './services';
import { formTexts } from './sharedTexts';

const PICTURES = 'image/*';
/** Also documents that an office can open, by extension, because browsers often do not know their types. */
const FILES = `${PICTURES},.pdf,.doc,.docx,.odt,.rtf,.txt,.xls,.xlsx,.ods,.csv`;

interface FormParts extends Pick<FormView, 'fields' | 'more'> {
  /** Texts that replace those shared by all forms. */
  readonly texts?: Partial<FormTexts>;
}

/** What both forms ask a visitor first. */
const visitorFields = ({ texts }: AssemblyContext): readonly TextFieldView[] => [
  {
    kind: 'text',
    name: 'name',
    required: true,
    autoComplete: 'name',
    label: texts.nameLabel,
    placeholder: texts.namePlaceholder,
  },
  {
    kind: 'tel',
    name: 'phone',
    autoComplete: 'tel',
    label: texts.phoneLabel,
    placeholder: texts.phonePlaceholder,
  },
  {
    kind: 'email',
    name: 'email',
    required: true,
    autoComplete: 'email',
    label: texts.emailLabel,
    placeholder: texts.emailPlaceholder,
  },
];

/** A line that a browser does not fill in. */
const line = (name: string, label: string): TextFieldView => ({
  kind: 'text',
  name,
  autoComplete: 'off',
  label,
});

const quoteParts = (context: AssemblyContext): FormParts => {
  const { texts } = context;
  const choice = (
    name: string,
    label: string,
    options: ChoiceFieldView['options'],
  ): ChoiceFieldView => ({
    kind: 'choice',
    name,
    label,
    notChosen: texts.notChosen,
    options,
    callFirst: texts.urgencyCall,
  });
  const services = serviceCards(context).map(({ title, href, emergency }) => ({
    title,
    slug: href.replaceAll('/', ''),
    ...(emergency && { urgent: true as const }),
  }));
  const urgencies = texts.urgencyChoices.map((title, index) =>
    index === 0 ? { title, urgent: true as const } : { title },
  );
  return {
    fields: [
      ...visitorFields(context),
      line('town', texts.townLabel),
      { ...choice('service', texts.serviceLabel, services), fullWidth: true },
      {
        kind: 'long',
        name: 'comment',
        required: true,
        autoComplete: 'off',
        label: texts.commentLabel,
        placeholder: texts.commentPlaceholder,
        hint: texts.commentHint,
      },
      {
        kind: 'files',
        name: 'photo',
        accept: PICTURES,
        label: texts.photosLabel,
        hint: texts.photosHint,
      },
    ],
    more: {
      label: texts.moreLabel,
      fields: [
        choice('urgency', texts.urgencyLabel, urgencies),
        line('callback', texts.callbackLabel),
      ],
    },
  };
};

const applicationParts = (context: AssemblyContext): FormParts => {
  const { texts } = context;
  return {
    fields: [
      ...visitorFields(context),
      line('start', texts.startLabel),
      {
        kind: 'long',
        name: 'experience',
        required: true,
        autoComplete: 'off',
        label: texts.experienceLabel,
        placeholder: texts.experiencePlaceholder,
        hint: texts.experienceHint,
      },
      {
        kind: 'files',
        name: 'file',
        accept: FILES,
        label: texts.resumeLabel,
        hint: texts.resumeHint,
      },
    ],
    texts: { subject: texts.applicationSubject, successText: texts.applicationSuccess },
  };
};

const partsOf = { quote: quoteParts, application: applicationParts } as const;

/** One of the forms. A page gets the texts of its own form only. */
export const formView = (context: AssemblyContext, id: FormId = 'quote'): FormView => {
  const { texts, ...asked } = partsOf[id](context);
  return {
    name: formOf(id).name,
    ...asked,
    texts: { ...formTexts(context.texts), ...texts },
    call: { label: context.texts.callButton, href: context.facts.phone.href },
    privacy: linkView(context.texts.privacyLink, context.href('/privacy/')),
  };
};

/** The form of a section. */
export const sectionForm = (context: AssemblyContext, entry: Entry<'section'>): FormView => {
  const { form, buttonLabel } = context.fields(entry);
  const view = formView(context, form);
  return buttonLabel === undefined
    ? view
    : { ...view, texts: { ...view.texts, submit: buttonLabel } };
};
