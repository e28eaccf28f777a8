import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { TRAP_FIELD } from '../../content/forms';
import type { FormFieldView, FormView } from '../../content/views';
import { Icon } from '../../components/Icon';
import { Paragraph } from '../../components/Sentence';
import { useSite } from '../../components/siteContext';
import { FilesField } from './FilesField';
import { useDraft, writeDraft } from './draft';
import { RESULT_EVENT, controlsOf } from './fields';
import { Choice, TextInput, type FieldProps } from './inputs';
import { sendMessage, type SendFailure } from './send';
import { contactStyles } from './styles';

export interface ContactFormProps {
  readonly form: FormView;
  readonly thanksPath?: string;
  /** Prefix of the fields' ids, unique on the page. */
  readonly id: string;
}

/** Returns true when nothing is missing. Otherwise the fields say what is, and the first of them gets the focus. */
const isComplete = (element: HTMLFormElement): boolean => {
  // Browsers accept white space as an answer.
  for (const control of controlsOf(element)) if (control.value.trim() === '') control.value = '';
  // Synchronously, so that the field is announced with its message.
  if (flushSync(() => element.checkValidity())) return true;
  element.querySelector<HTMLElement>(':invalid')?.focus();
  return false;
};

/** The text that explains each kind of failure. */
const FAILURE_TEXTS = {
  offline: 'failureOffline',
  tooLarge: 'failureTooLarge',
  failed: 'failureText',
} as const;

const Field = ({ field, ...props }: FieldProps<FormFieldView>) => {
  switch (field.kind) {
    case 'choice':
      return <Choice {...props} field={field} />;
    case 'files':
      return <FilesField {...props} field={field} />;
    default:
      return <TextInput {...props} field={field} />;
  }
};

/** Growth rings that light up from the center outward. */
const Loader = () => (
  <svg className="loader" viewBox="0 0 64 64" aria-hidden="true">
    {[9, 15.5, 22, 28.5].map((radius, index) => (
      <circle
        key={radius}
        cx="32"
        cy="32"
        r={radius}
        style={{ animationDelay: `${index * 0.15}s` }}
      />
    ))}
  </svg>
);

interface DraftNoteProps {
  readonly texts: FormView['texts'];
  readonly hadFiles: boolean;
  readonly locked: boolean;
  readonly onDelete: () => void;
}

/** Says that an unsent message was restored. */
const DraftNote = ({ texts, hadFiles, locked, onDelete }: DraftNoteProps) => (
  <div className="note kept full-width" role="status">
    <Icon name="info" />
    <div>
      <p>{texts.draftKept}</p>
      {hadFiles && <p>{texts.draftPhotos}</p>}
      <button className="link touch-target" type="button" disabled={locked} onClick={onDelete}>
        {texts.draftDelete}
      </button>
    </div>
  </div>
);

interface FailureNoteProps {
  readonly texts: FormView['texts'];
  readonly reason: SendFailure;
}

/** Says why the message was not sent, with the phone number. */
const FailureNote = ({ reason, texts }: FailureNoteProps) => {
  const { facts, ui } = useSite();
  const text = texts[FAILURE_TEXTS[reason]];
  return (
    <div className="note danger full-width" role="alert">
      <Icon name="triangle-alert" />
      <div>
        <b>{texts.failureHeading}</b>
        <Paragraph text={text} />
        {!text.includes(facts.phone.display) && (
          <p>
            <a className="no-wrap tabular-numerals" href={facts.phone.href}>
              {ui.callButton}
            </a>
          </p>
        )}
      </div>
    </div>
  );
};

interface FormProps extends ContactFormProps {
  readonly onSent: () => void;
  /** Called when the visitor deletes the restored message. */
  readonly onDelete: () => void;
}

/**
 * The form. Its inputs are uncontrolled, so that nothing that happens here can lose what was typed.
 */
export const Form = (props: FormProps) => {
  const { form, thanksPath, id, onSent, onDelete } = props;
  const { name: formName, texts } = form;
  const { pageLanguage, siteLanguage } = useSite();
  const element = useRef<HTMLFormElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  /** Whether the message is being sent, or why sending failed; undefined while the visitor writes. */
  const [status, setStatus] = useState<'sending' | SendFailure>();
  const isSending = status === 'sending';
  const failure = isSending ? undefined : status;
  const restored = useDraft(element, form);

  useEffect(() => {
    // From now on the messages are at the fields.
    if (element.current) element.current.noValidate = true;
  }, []);

  const send = async (target: HTMLFormElement): Promise<void> => {
    if (isSending || !isComplete(target)) return;
    // Before the fields are locked, because disabled fields are not part of the message.
    const message = new FormData(target);
    message.delete(TRAP_FIELD);
    // Synchronously, so that a second click is ignored.
    flushSync(() => setStatus('sending'));
    // The plain form that replaces this one after an error sends itself.
    if (!element.current) return;
    const result = await sendMessage(form, message);
    window.dispatchEvent(new CustomEvent(RESULT_EVENT, { detail: { form: formName, result } }));
    if (result === 'sent') return onSent();
    flushSync(() => setStatus(result));
    // The message moved the button, perhaps behind the call bar.
    actions.current?.scrollIntoView({ block: 'nearest' });
  };

  const input = (field: FormFieldView, optional?: string) => (
    <Field
      key={field.name}
      id={`${id}-${field.name}`}
      field={field}
      texts={texts}
      locked={isSending}
      optional={optional}
      lang={'own' in field ? pageLanguage : undefined}
    />
  );

  const submit = form.button ? <span lang={pageLanguage}>{form.button}</span> : texts.submit;

  return (
    <form
      ref={element}
      lang={siteLanguage}
      css={contactStyles}
      id={id}
      name={formName}
      method="post"
      action={thanksPath}
      encType="multipart/form-data"
      data-netlify="true"
      data-netlify-honeypot={TRAP_FIELD}
      aria-busy={isSending}
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
      onInput={({ currentTarget }) => writeDraft(currentTarget, formName)}
    >
      <input type="hidden" name="form-name" value={formName} />
      {/* Netlify uses it, unprefixed, as the subject of its e-mail. */}
      <input type="hidden" name="subject" data-remove-prefix="" value={texts.subject} />
      {form.position !== undefined && <input type="hidden" name="position" value={form.position} />}
      {restored && (
        <DraftNote
          texts={texts}
          hadFiles={restored.hadFiles}
          locked={isSending}
          onDelete={onDelete}
        />
      )}
      <p className="caption full-width">
        {texts.requiredNote} {form.privacy && <a href={form.privacy.href}>{form.privacy.label}</a>}
      </p>
      {form.fields.map((field) => input(field, texts.optional))}
      {form.more && (
        <details className="full-width extra">
          <summary>
            <span>
              {form.more.label} <span>{texts.optional}</span>
            </span>
          </summary>
          <div>{form.more.fields.map((field) => input(field))}</div>
        </details>
      )}
      {failure && <FailureNote reason={failure} texts={texts} />}
      <div ref={actions} className="full-width actions">
        <button
          className={isSending ? 'button' : 'button button-call'}
          type="submit"
          name="submit"
          value={texts.submit}
          aria-disabled={isSending || undefined}
          data-needs-script=""
        >
          {isSending && <Loader />}
          <span>{isSending ? texts.sending : failure ? texts.retry : submit}</span>
        </button>
      </div>
      <p className="visually-hidden" aria-hidden="true">
        <label>
          {texts.trap} <textarea name={TRAP_FIELD} rows={1} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
    </form>
  );
};
