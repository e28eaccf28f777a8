import { useEffect, useRef } from 'react';
import type { FormTexts, ServiceCard, SiteFacts, UiTexts } from '../../content/views';
import { Icon } from '../../components/Icon';
import { PhoneText } from '../../components/PhoneText';
import { MoreQuestions } from './MoreQuestions';
import { PhotoField } from './PhotoField';
import { CONTACT_FORM, TRAP_FIELD, type TextField } from './fields';
import { Choice, TextInput } from './inputs';
import { usePhotos } from './photos';
import type { SendFailure } from './send';
import { contactStyles } from './styles';
import { useDraft } from './useDraft';
import { useSending } from './useSending';

export interface ContactFormProps {
  readonly form: FormTexts;
  readonly thanksPath?: string;
  readonly facts: Pick<SiteFacts, 'phone' | 'state' | 'stateCode'>;
  readonly ui: Pick<UiTexts, 'callButton' | 'dismissToast'>;
  readonly services: readonly Pick<ServiceCard, 'title' | 'href'>[];
  readonly places: readonly string[];
  /** Prefix of the fields' ids, unique on the page. */
  readonly id: string;
}

/** Keeps password managers from filling the trap: 1Password, LastPass, Bitwarden and Dashlane. */
const NOT_FOR_MANAGERS = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
};

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
  readonly form: FormTexts;
  readonly lostPhotos: readonly string[];
  readonly locked: boolean;
  readonly onDelete: () => void;
}

/** Says that an unsent message was restored. */
const DraftNote = ({ form, lostPhotos, locked, onDelete }: DraftNoteProps) => (
  <div className="note kept full-width" role="status">
    <Icon name="info" />
    <div>
      <p>{form.draftKept}</p>
      {lostPhotos.length > 0 && (
        <div>
          <p>{form.draftPhotos}</p>
          <p className="hint" translate="no">
            {lostPhotos.join(', ')}
          </p>
        </div>
      )}
      <button type="button" disabled={locked} onClick={onDelete}>
        {form.draftDelete}
      </button>
    </div>
  </div>
);

interface FailureNoteProps extends Pick<ContactFormProps, 'form' | 'facts' | 'ui'> {
  readonly reason: SendFailure;
}

/** Says why the message was not sent, with the phone number. */
const FailureNote = ({ reason, form, facts, ui }: FailureNoteProps) => {
  const text = form[FAILURE_TEXTS[reason]];
  return (
    <div className="note failure full-width" role="alert">
      <Icon name="triangle-alert" />
      <div>
        <b>{form.failureHeading}</b>
        <p>
          <PhoneText text={text} facts={facts} />
        </p>
        {!text.includes(facts.phone.display) && (
          <p>
            <a className="no-wrap figures" href={facts.phone.href}>
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
  const { form, thanksPath, facts, ui, services, places, id, onSent, onDelete } = props;
  const element = useRef<HTMLFormElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const photos = usePhotos(form);
  const names = photos.list.map(({ name }) => name);
  const { isRestored, lostPhotos, save } = useDraft(element, services, names);
  const { status, send, checkAgain } = useSending(element, form, photos, onSent);
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

  const part = { id, form, locked };
  const textInput = (field: TextField) => (
    <TextInput key={field} {...part} field={field} error={errors[field]} />
  );
  const label = { editing: form.submit, sending: form.sending, failed: form.retry }[step];
  const percent = status.step === 'sending' ? status.percent : undefined;

  return (
    <form
      ref={element}
      css={contactStyles}
      id={id}
      name={CONTACT_FORM}
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
      onInput={() => {
        save();
        checkAgain();
      }}
    >
      <input type="hidden" name="form-name" value={CONTACT_FORM} />
      {/* Netlify uses it, unprefixed, as the subject of its e-mail. */}
      <input type="hidden" name="subject" data-remove-prefix="" value={form.subject} />
      {isRestored && (
        <DraftNote form={form} lostPhotos={lostPhotos} locked={locked} onDelete={onDelete} />
      )}
      {(['name', 'phone', 'email'] as const).map(textInput)}
      <div className="field">
        <Choice
          {...part}
          name="service"
          optional={form.optional}
          choices={services.map(({ title }) => title)}
        />
      </div>
      {textInput('comment')}
      <PhotoField {...part} photos={photos} />
      <MoreQuestions {...part} facts={facts} ui={ui} places={places} />
      <p className="visually-hidden" role="status">
        {Object.keys(errors).length > 0 && <span>{form.errorSummary}</span>}
      </p>
      {status.step === 'failed' && (
        <FailureNote reason={status.reason} form={form} facts={facts} ui={ui} />
      )}
      <div ref={actions} className="full-width actions">
        <button
          className={locked ? 'button' : 'button button-call'}
          type="submit"
          name="submit"
          value={form.submit}
          aria-disabled={locked || undefined}
          data-needs-script=""
        >
          {locked && <Loader />}
          <span>{label}</span>
          {percent !== undefined && <span className="figures">{`${percent}%`}</span>}
        </button>
        <p className="caption">{form.requiredNote}</p>
      </div>
      <p className="visually-hidden" aria-hidden="true">
        <label>
          {form.trap}{' '}
          <textarea
            name={TRAP_FIELD}
            rows={1}
            tabIndex={-1}
            autoComplete="off"
            {...NOT_FOR_MANAGERS}
          />
        </label>
      </p>
    </form>
  );
};
