import { useEffect, useRef, useState } from 'react';
import type { FormFieldView, FormView } from '../../content/views';
import { Icon } from '../../components/Icon';
import { Sentence } from '../../components/Sentence';
import { useSite } from '../../components/siteContext';
import { FilesField, type ChosenFile } from './FilesField';
import { writeDraft } from './draft';
import { filesField, isFiles } from './fields';
import { ValueInput } from './inputs';
import type { SendFailure } from './send';
import { contactStyles } from './styles';
import { useDraft } from './useDraft';
import { useSending } from './useSending';

export interface ContactFormProps {
  readonly form: FormView;
  readonly thanksPath?: string;
  /** Prefix of the fields' ids, unique on the page. */
  readonly id: string;
}

/** Honeypot field, which robots fill in that post the HTML. The script does not send it: a password manager may fill it. */
export const TRAP_FIELD = 'comment-more';

/** The text that explains each kind of failure. */
const FAILURE_TEXTS = {
  offline: 'failureOffline',
  tooLarge: 'failureTooLarge',
  failed: 'failureText',
} as const;

/** Growth rings that light up from the center outward. */
const Loader = () => (
  <svg className="loader" viewBox="0 0 64 64" aria-hidden="true">
    <circle cx="32" cy="32" r="9" />
    <circle cx="31.5" cy="32.4" r="15.5" />
    <circle cx="32.3" cy="31.8" r="22" />
    <circle cx="31.8" cy="32.2" r="28.5" />
  </svg>
);

interface DraftNoteProps {
  readonly texts: FormView['texts'];
  /** True for a form whose photos or files are not there again. */
  readonly lacksFiles: boolean;
  readonly locked: boolean;
  readonly onDelete: () => void;
}

/** Says that an unsent message was restored. */
const DraftNote = ({ texts, lacksFiles, locked, onDelete }: DraftNoteProps) => (
  <div className="note kept full-width" role="status">
    <Icon name="info" />
    <div>
      <p>{texts.draftKept}</p>
      {lacksFiles && <p>{texts.draftPhotos}</p>}
      <button type="button" disabled={locked} onClick={onDelete}>
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
    <div className="note failure full-width" role="alert">
      <Icon name="triangle-alert" />
      <div>
        <b>{texts.failureHeading}</b>
        <p>
          <Sentence text={text} />
        </p>
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
  const element = useRef<HTMLFormElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const lacksFiles = filesField(form) !== undefined && chosen.length === 0;
  const isRestored = useDraft(element, form);
  const files = chosen.map(({ file }) => file);
  const { status, send, checkAgain } = useSending(element, form, files, onSent);
  const { step } = status;
  const locked = step === 'sending';
  const errors = step === 'editing' ? status.errors : {};

  useEffect(() => {
    // From now on the messages are at the fields.
    if (element.current) element.current.noValidate = true;
  }, []);
  useEffect(() => {
    // The message moved the button, perhaps behind the call bar.
    if (step === 'failed') actions.current?.scrollIntoView({ block: 'nearest' });
  }, [step]);

  const part = { id, texts, locked };
  const input = (field: FormFieldView, optional?: string) =>
    isFiles(field) ? (
      <FilesField
        key={field.name}
        {...part}
        field={field}
        optional={optional}
        files={chosen}
        onChange={setChosen}
      />
    ) : (
      <ValueInput
        key={field.name}
        {...part}
        field={field}
        optional={optional}
        error={errors[field.name]}
      />
    );
  const label = { editing: texts.submit, sending: texts.sending, failed: texts.retry }[step];

  return (
    <form
      ref={element}
      css={contactStyles}
      id={id}
      name={formName}
      method="post"
      action={thanksPath}
      encType="multipart/form-data"
      data-netlify="true"
      data-netlify-honeypot={TRAP_FIELD}
      aria-busy={locked}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      onInput={({ currentTarget }) => {
        writeDraft(currentTarget, form);
        checkAgain();
      }}
    >
      <input type="hidden" name="form-name" value={formName} />
      {/* Netlify uses it, unprefixed, as the subject of its e-mail. */}
      <input type="hidden" name="subject" data-remove-prefix="" value={texts.subject} />
      {isRestored && (
        <DraftNote texts={texts} lacksFiles={lacksFiles} locked={locked} onDelete={onDelete} />
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
      <p className="visually-hidden" role="status">
        {Object.keys(errors).length > 0 && <span>{texts.errorSummary}</span>}
      </p>
      {status.step === 'failed' && <FailureNote reason={status.reason} texts={texts} />}
      <div ref={actions} className="full-width actions">
        <button
          className={locked ? 'button' : 'button button-call'}
          type="submit"
          name="submit"
          value={texts.submit}
          aria-disabled={locked || undefined}
          data-needs-script=""
        >
          {locked && <Loader />}
          <span>{label}</span>
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
