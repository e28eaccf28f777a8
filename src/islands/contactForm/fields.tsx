import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { ChoiceFieldView, Link, TextFieldView } from '../../content/views';
import { Icon } from '../../components/Icon';

/** Over both columns of the form. */
export const wide = css`
  grid-column: 1 / -1;
`;

const labelStyles = css`
  display: block;
  margin-bottom: 0.35rem;
  font-weight: var(--w-strong);
`;

/** The words for what may stay empty. */
export const optionalStyles = css`
  font-weight: 400;
  color: var(--ink-2);
`;

const hintStyles = css`
  margin-top: 0.35rem;
  color: var(--ink-2);
  font-size: var(--fs-sm);
  line-height: 1.4;
`;

/** The look of every control. */
export const controlStyles = css`
  display: block;
  width: 100%;
  min-height: 3.25rem;
  /* Its label stays in sight when the browser scrolls to the field. */
  scroll-margin-top: 2.25rem;
  padding: 0.75rem 1rem;
  background: var(--surface);
  border: 0;
  border-radius: var(--r-sm);
  box-shadow: inset 0 0 0 1.5px var(--rule-strong);
  &::placeholder {
    color: var(--ink-2);
    opacity: 1;
  }
  &:hover {
    box-shadow: inset 0 0 0 1.5px var(--ink);
  }
  &:user-invalid {
    box-shadow: inset 0 0 0 2px var(--danger);
  }
  &:focus {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
    box-shadow: inset 0 0 0 1.5px var(--focus);
  }
  &:disabled {
    color: var(--ink-2);
    background-color: var(--sunk);
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const longStyles = css`
  ${controlStyles}
  min-height: 6rem;
  resize: vertical;
  line-height: 1.5;
`;

const selectStyles = css`
  ${controlStyles}
  text-overflow: ellipsis;
  @media not (forced-colors: active) {
    padding-right: 2.75rem;
    appearance: none;
    background-image:
      linear-gradient(45deg, transparent 50%, currentColor 50% 70%, transparent 70%),
      linear-gradient(-45deg, transparent 50%, currentColor 50% 70%, transparent 70%);
    background-position:
      right calc(1.5rem - 1px) center,
      right 1rem center;
    background-size: 0.5rem 0.5rem;
    background-repeat: no-repeat;
  }
`;

/** Shown while an urgent item of the list above it is chosen. */
const callFirstStyles = css`
  display: none;
  margin-top: 1rem;
  select:has([data-urgent]:checked) + [role='status'] > & {
    display: block;
  }
`;

interface FieldProps {
  /** Id of its control. */
  readonly id: string;
  readonly label: string;
  /** Follows the label of a field that may stay empty. */
  readonly optional?: string;
  readonly hint?: ReactNode;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A control with its label and hint. */
export const Field = ({ id, label, optional, hint, isWide, children }: FieldProps) => (
  <div css={isWide && wide}>
    <label htmlFor={id} css={labelStyles}>
      {label}
      {optional && <span css={optionalStyles}> {optional}</span>}
    </label>
    {children}
    {hint && (
      <p id={`${id}-hint`} css={hintStyles}>
        {hint}
      </p>
    )}
  </div>
);

interface InputProps<View> extends Pick<FieldProps, 'id' | 'optional'> {
  readonly field: View;
}

/** A text field with its placeholder and hint. */
export const TextInput = ({ id, field, optional }: InputProps<TextFieldView>) => {
  const { kind, name, label, placeholder, hint, autoComplete, required } = field;
  const attributes = { id, name, placeholder, required, autoComplete };
  const described = { 'aria-describedby': hint && `${id}-hint` };
  return (
    <Field {...{ id, label, hint }} isWide={kind === 'long'} optional={required ? '' : optional}>
      {kind === 'long' ? (
        <textarea {...attributes} {...described} css={longStyles} />
      ) : (
        <input {...attributes} {...described} type={kind} css={controlStyles} />
      )}
    </Field>
  );
};

/** The button that calls the company. */
export const CallLink = ({ call }: { readonly call: Link }) => (
  <p>
    <a className="button button-call tabular-numerals" href={call.href}>
      <Icon name="phone" />
      <span>{call.label}</span>
    </a>
  </p>
);

interface ChoiceProps extends InputProps<ChoiceFieldView> {
  readonly call: Link;
}

/** A list with at most one choice. An urgent one asks to call first. */
export const Choice = ({ id, field, optional, call }: ChoiceProps) => (
  <Field {...{ id, optional }} label={field.label} isWide={field.fullWidth}>
    <select id={id} name={field.name} css={selectStyles}>
      <option value="">{field.notChosen}</option>
      {field.options.map(({ title, slug, urgent }) => (
        <option key={title} value={title} data-service={slug} data-urgent={urgent}>
          {title}
        </option>
      ))}
    </select>
    <div role="status">
      <div className="flow" css={callFirstStyles}>
        <p>{field.callFirst}</p>
        <CallLink call={call} />
      </div>
    </div>
  </Field>
);
