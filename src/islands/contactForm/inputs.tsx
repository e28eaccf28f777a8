import type { FormTexts } from '../../content/views';
import { Icon } from '../../components/Icon';
import type { TextField } from './fields';

interface TextInputProps {
  readonly id: string;
  readonly field: TextField;
  readonly form: FormTexts;
  /** What is wrong with the field, in words. */
  readonly error: string | undefined;
  readonly locked: boolean;
}

const KINDS = {
  name: { type: 'text', autoComplete: 'name', required: true },
  email: { type: 'email', autoComplete: 'email', required: true },
  phone: { type: 'tel', autoComplete: 'tel', required: false },
  comment: { type: 'text', autoComplete: 'off', required: true },
} as const;

/** A labelled text field with its placeholder, hint and the message that belongs to it. */
export const TextInput = ({ id, field, form, error, locked }: TextInputProps) => {
  const { type, autoComplete, required } = KINDS[field];
  const inputId = `${id}-${field}`;
  const hint = field === 'comment' ? form.commentHint : undefined;
  const described = [error && `${inputId}-error`, hint && `${inputId}-hint`].filter(Boolean);
  const shared = {
    id: inputId,
    name: field,
    placeholder: form[`${field}Placeholder`],
    required,
    autoComplete,
    readOnly: locked,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
  };
  return (
    <div className={field === 'comment' ? 'field full' : 'field'}>
      <label htmlFor={inputId}>
        {form[`${field}Label`]}
        {!required && <span> {form.optional}</span>}
      </label>
      {field === 'comment' ? <textarea {...shared} /> : <input {...shared} type={type} />}
      {error && (
        <p className="err" id={`${inputId}-error`}>
          <Icon name="triangle-alert" />
          {error}
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

interface ChoiceProps {
  readonly id: string;
  readonly name: 'service' | 'urgency';
  readonly label: string;
  /** Stands after the label, paler. */
  readonly optional?: string;
  /** The choice of who does not choose. */
  readonly none: string;
  readonly choices: readonly string[];
  readonly locked: boolean;
}

/** A labelled list to choose one of, or none. */
export const Choice = ({ id, name, label, optional, none, choices, locked }: ChoiceProps) => (
  <>
    <label htmlFor={id}>
      {label}
      {optional && <span> {optional}</span>}
    </label>
    <select id={id} name={name} disabled={locked}>
      <option value="">{none}</option>
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  </>
);
