import { useState, type FocusEvent, type FormEvent, type ReactNode } from 'react';
import type { ChoiceFieldView, FormTexts, TextFieldView } from '../../content/views';
import { CallButton } from '../../components/CallButton';
import { classNames } from '../../components/classNames';
import { Icon } from '../../components/Icon';
import { Paragraph } from '../../components/Sentence';
import { useSite } from '../../components/siteContext';
import { looksMistyped } from './fields';

/** Props of every field. */
export interface FieldProps<Field> {
  /** Id of its control. */
  readonly id: string;
  readonly field: Field;
  readonly texts: FormTexts;
  /** True while the form is being sent. */
  readonly locked: boolean;
  /** Follows the label of a field that may stay empty. */
  readonly optional?: string;
  /** Language of its question, if that is not the language of the form. */
  readonly lang?: string;
}

interface LabeledProps {
  readonly id: string;
  readonly label: string;
  readonly optional?: string;
  readonly lang?: string;
  readonly className?: string | false;
  readonly children: ReactNode;
}

/** A control with its label and all that belongs to it. */
export const Labeled = ({ id, label, optional, lang, className, children }: LabeledProps) => (
  <div className={classNames('field', className)}>
    <label htmlFor={id}>
      {/* A span would look like the word for what may stay empty. */}
      {lang ? <b lang={lang}>{label}</b> : label}
      {optional && <span> {optional}</span>}
    </label>
    {children}
  </div>
);

interface FieldErrorProps {
  readonly id?: string;
  readonly text: string;
}

export const FieldError = ({ id, text }: FieldErrorProps) => (
  <p className="error" id={id}>
    <Icon name="triangle-alert" />
    <span>{text}</span>
  </p>
);

/**
 * Milliseconds from leaving a field to the hint that it looks mistyped. An immediate hint would move the button
 * under the finger that taps it.
 */
const HINT_DELAY = 400;

/** An e-mail address that can be reached from outside: browsers also accept addresses without a dot. */
const COMPLETE_EMAIL = String.raw`.+@.+\..+`;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What is wrong with a control after an attempt to send the form, and the handlers that find it out. */
const useError = (texts: FormTexts) => {
  const [error, setError] = useState<string>();
  const errorOf = ({ currentTarget: { validity } }: FormEvent<Control>) => {
    if (validity.valid) return undefined;
    return validity.valueMissing ? texts.errorRequired : texts.errorEmail;
  };
  const onInvalid = (event: FormEvent<Control>) => setError(errorOf(event));
  const onInput = (event: FormEvent<Control>) => setError(error && errorOf(event));
  return { error, onInvalid, onInput, 'aria-invalid': error ? true : undefined } as const;
};

/** A text field with its placeholder and hints and, after an attempt to send the form, what is wrong with it. */
export const TextInput = (props: FieldProps<TextFieldView>) => {
  const { id, field, texts, locked, optional, lang } = props;
  const { kind, name, autoComplete, required, fullWidth } = field;
  const { label, placeholder, hint, mistyped } = field.texts;
  const { error, ...checked } = useError(texts);
  const [isMistyped, setIsMistyped] = useState(false);
  const described = [error && `${id}-error`, hint && `${id}-hint`, mistyped && `${id}-mistyped`];
  const shared = {
    ...checked,
    id,
    name,
    placeholder,
    required,
    autoComplete,
    readOnly: locked,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    onInput: (event: FormEvent<Control>) => {
      checked.onInput(event);
      setIsMistyped(false);
    },
    onBlur: ({ currentTarget }: FocusEvent<Control>) =>
      setTimeout(() => {
        const hasReturned = document.activeElement === currentTarget;
        if (!hasReturned) setIsMistyped(looksMistyped(kind, currentTarget.value));
      }, HINT_DELAY),
  };
  return (
    <Labeled
      id={id}
      label={label}
      optional={required ? undefined : optional}
      lang={lang}
      className={(kind === 'long' || fullWidth) && 'full-width'}
    >
      {kind === 'long' ? (
        <textarea {...shared} />
      ) : (
        <input {...shared} type={kind} pattern={kind === 'email' ? COMPLETE_EMAIL : undefined} />
      )}
      {error && <FieldError id={`${id}-error`} text={error} />}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {mistyped && (
        <div id={`${id}-mistyped`} role="status">
          {isMistyped && <p className="hint">{mistyped}</p>}
        </div>
      )}
    </Labeled>
  );
};

/** A list with at most one choice and, after an attempt to send the form without it, what is wrong. */
export const Choice = (props: FieldProps<ChoiceFieldView>) => {
  const { id, field, texts, locked, optional, lang } = props;
  const { ui } = useSite();
  const { label, notChosen, callFirst } = field.texts;
  const { error, ...checked } = useError(texts);
  return (
    <Labeled
      id={id}
      label={label}
      optional={field.required ? undefined : optional}
      lang={lang}
      className={field.fullWidth && 'full-width'}
    >
      <select
        {...checked}
        id={id}
        name={field.name}
        required={field.required}
        disabled={locked}
        aria-describedby={error && `${id}-error`}
      >
        <option value="">{notChosen}</option>
        {field.options.map(({ title, urgent }) => (
          <option key={title} value={title} lang={lang} data-urgent={urgent}>
            {title}
          </option>
        ))}
      </select>
      {error && <FieldError id={`${id}-error`} text={error} />}
      {/* Shown by CSS while an urgent choice is selected, unless “How soon” says otherwise. */}
      {callFirst && (
        <div role="status">
          <div className="first">
            <Paragraph text={callFirst} />
            <CallButton label={ui.callButton} />
          </div>
        </div>
      )}
    </Labeled>
  );
};
