import type { FormTexts } from '../../content/views';
import { Icon } from '../../components/Icon';
import type { TextField } from './fields';

/** What every part of the form needs. */
export interface FormPart {
  /** Prefix of the fields' ids. */
  readonly id: string;
  readonly form: FormTexts;
  /** True while the form is being sent. */
  readonly locked: boolean;
}

const KINDS = {
  name: { type: 'text', autoComplete: 'name', required: true },
  email: { type: 'email', autoComplete: 'email', required: true },
  phone: { type: 'tel', autoComplete: 'tel', required: false },
  comment: { type: 'text', autoComplete: 'off', required: true },
} as const;

interface TextInputProps extends FormPart {
  readonly field: TextField;
  /** What is wrong with the field, in words. */
  readonly error: string | undefined;
}

/** A labeled text field with its placeholder, hint and error message. */
export const TextInput = ({ id, field, form, error, locked }: TextInputProps) => {
  const { type, autoComplete, required } = KINDS[field];
  const inputId = `${id}-${field}`;
  const hint = field === 'comment' && form.commentHint;
  const described = [error && `${inputId}-error`, hint && `${inputId}-hint`].filter(Boolean);
  const shared = {
    id: inputId,
    name: field,
    placeholder: form[`${field}Placeholder`],
    required,
    autoComplete,
    readOnly: locked,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described.join(' ') || undefined,
  };
  return (
    <div className={field === 'comment' ? 'field full-width' : 'field'}>
      <label htmlFor={inputId}>
        {form[`${field}Label`]}
        {!required && <span> {form.optional}</span>}
      </label>
      {field === 'comment' ? <textarea {...shared} /> : <input {...shared} type={type} />}
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
    </div>
  );
};

interface ChoiceProps extends FormPart {
  readonly name: 'service' | 'urgency';
  readonly optional?: string;
  readonly choices: readonly string[];
}

/** A labeled list to choose one item of, or none. */
export const Choice = ({ id, form, locked, name, optional, choices }: ChoiceProps) => (
  <>
    <label htmlFor={`${id}-${name}`}>
      {form[`${name}Label`]}
      {optional && <span> {optional}</span>}
    </label>
    <select id={`${id}-${name}`} name={name} disabled={locked}>
      <option value="">{form.notChosen}</option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </select>
  </>
);
