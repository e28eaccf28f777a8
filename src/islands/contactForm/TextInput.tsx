import { memo } from 'react';
import type { FormTexts } from '../../content/views';
import { Icon } from '../../components/Icon';
import type { TextField } from './draft';
import type { FieldError } from './validate';

interface TextInputProps {
  readonly id: string;
  readonly field: TextField;
  readonly form: FormTexts;
  readonly error: FieldError | undefined;
  readonly locked: boolean;
}

const KINDS = {
  name: { type: 'text', autoComplete: 'name', required: true },
  email: { type: 'email', autoComplete: 'email', required: true },
  phone: { type: 'tel', autoComplete: 'tel', required: false },
  comment: { type: 'text', autoComplete: 'off', required: true },
} as const;

/** A labelled text field with its placeholder, hint and the message that belongs to it. */
export const TextInput = memo(function TextInput({
  id,
  field,
  form,
  error,
  locked,
}: TextInputProps) {
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
          {error === 'email' ? form.errorEmail : form.errorRequired}
        </p>
      )}
      {hint && (
        <p className="hint" id={`${inputId}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
});
