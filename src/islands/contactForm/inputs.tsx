import { useState, type FocusEvent, type FormEvent } from 'react';
import type {
  ChoiceFieldView,
  FilesFieldView,
  FormFieldView,
  FormTexts,
  TextFieldView,
  TownFieldView,
} from '../../content/views';
import { CallButton } from '../../components/CallButton';
import { Icon } from '../../components/Icon';
import { Sentence } from '../../components/Sentence';
import { useSite } from '../../components/siteContext';
import { looksMistyped } from './fields';
import { findTown } from '../served';

/** What every part of the form needs. */
interface FormPart {
  /** Prefix of the fields' ids. */
  readonly id: string;
  readonly texts: FormTexts;
  /** True while the form is being sent. */
  readonly locked: boolean;
}

/** What every field needs. */
export interface FieldPart<Field> extends FormPart {
  readonly field: Field;
  /** Follows the label of a field that may stay empty. */
  readonly optional?: string;
}

interface LabelProps {
  readonly htmlFor: string;
  readonly label: string;
  readonly optional?: string;
}

export const Label = ({ htmlFor, label, optional }: LabelProps) => (
  <label htmlFor={htmlFor}>
    {label}
    {optional && <span> {optional}</span>}
  </label>
);

/**
 * Milliseconds from leaving a field to the hint that it looks mistyped: with the tap that leaves it, the hint would
 * move the button under the finger.
 */
const HINT_DELAY = 400;

/** An E-mail address that can be reached from elsewhere: browsers accept one without a dot too. */
const COMPLETE_EMAIL = String.raw`.+@.+\..+`;

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** A labeled text field with its placeholder, hints and, once the form was to be sent, what is wrong with it. */
const TextInput = ({ id, field, texts, locked, optional }: FieldPart<TextFieldView>) => {
  const { kind, name, autoComplete, required } = field;
  const { label, placeholder, hint, mistyped } = field.texts;
  const [error, setError] = useState<string>();
  const [isMistyped, setIsMistyped] = useState(false);
  const inputId = `${id}-${name}`;
  const described = [
    error && `${inputId}-error`,
    hint && `${inputId}-hint`,
    mistyped && `${inputId}-mistyped`,
  ].filter(Boolean);
  const shared = {
    id: inputId,
    name,
    placeholder,
    required,
    autoComplete,
    readOnly: locked,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described.join(' ') || undefined,
    onInvalid: ({ currentTarget: { validity } }: FormEvent<TextControl>) =>
      setError(validity.valueMissing ? texts.errorRequired : texts.errorEmail),
    onInput: ({ currentTarget: { validity } }: FormEvent<TextControl>) => {
      if (validity.valid) setError(undefined);
      setIsMistyped(false);
    },
    onBlur: ({ currentTarget }: FocusEvent<TextControl>) =>
      setTimeout(() => {
        const hasReturned = document.activeElement === currentTarget;
        if (!hasReturned) setIsMistyped(looksMistyped(kind, currentTarget.value));
      }, HINT_DELAY),
  };
  return (
    <div className={kind === 'long' ? 'field full-width' : 'field'}>
      <Label htmlFor={inputId} label={label} optional={required ? undefined : optional} />
      {kind === 'long' ? (
        <textarea {...shared} />
      ) : (
        <input {...shared} type={kind} pattern={kind === 'email' ? COMPLETE_EMAIL : undefined} />
      )}
      {error && (
        <p className="error" id={`${inputId}-error`}>
          <Icon name="triangle-alert" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p className="hint" id={`${inputId}-hint`}>
          {hint}
        </p>
      )}
      {mistyped && (
        <div id={`${inputId}-mistyped`} role="status">
          {isMistyped && <p className="hint">{mistyped}</p>}
        </div>
      )}
    </div>
  );
};

/** A labeled list to choose one item of, or none. */
const Choice = ({ id, field, locked, optional }: FieldPart<ChoiceFieldView>) => {
  const { ui } = useSite();
  const { label, notChosen, callFirst } = field.texts;
  return (
    <div className={field.fullWidth ? 'full-width field' : 'field'}>
      <Label htmlFor={`${id}-${field.name}`} label={label} optional={optional} />
      <select id={`${id}-${field.name}`} name={field.name} disabled={locked}>
        <option value="">{notChosen}</option>
        {field.options.map(({ title, urgent }) => (
          <option key={title} value={title} data-urgent={urgent}>
            {title}
          </option>
        ))}
      </select>
      {/* Shown by CSS while an urgent choice is selected, unless “How soon” says otherwise. */}
      {callFirst && (
        <div role="status">
          <div className="first">
            <p>
              <Sentence text={callFirst} />
            </p>
            <CallButton label={ui.callButton} />
          </div>
        </div>
      )}
    </div>
  );
};

/** A town or ZIP, which is answered while it is typed. */
const TownInput = ({ id, field, locked, optional }: FieldPart<TownFieldView>) => {
  const { facts } = useSite();
  const [found, setFound] = useState<ReturnType<typeof findTown>>();
  const inputId = `${id}-${field.name}`;
  return (
    <div className="field">
      <Label htmlFor={inputId} label={field.texts.label} optional={optional} />
      <input
        id={inputId}
        name={field.name}
        type="text"
        autoComplete="address-level2"
        aria-describedby={`${inputId}-answer`}
        readOnly={locked}
        onInput={({ currentTarget }) =>
          setFound(findTown(currentTarget.value, field.towns, [facts.state, facts.stateCode]))
        }
      />
      <p className="hint" id={`${inputId}-answer`} role="status">
        {found && <b>{`${found.village ?? found.town}? ${field.texts.served}`}</b>}
        {found === null && (
          <span>
            <Sentence text={field.texts.unknown} />
          </span>
        )}
      </p>
    </div>
  );
};

/** A field that holds text. */
export const ValueInput = ({
  field,
  ...part
}: FieldPart<Exclude<FormFieldView, FilesFieldView>>) => {
  switch (field.kind) {
    case 'choice':
      return <Choice {...part} field={field} />;
    case 'town':
      return <TownInput {...part} field={field} />;
    default:
      return <TextInput {...part} field={field} />;
  }
};
