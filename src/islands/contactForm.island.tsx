import { useEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { FormTexts, ServiceCard, SiteFacts, UiTexts } from '../content/views';
import { Icon } from '../components/Icon';
import { PhoneText } from '../components/PhoneText';
import { PhotoField } from './contactForm/PhotoField';
import { MoreQuestions } from './contactForm/MoreQuestions';
import { deleteDraft, readDraft, writeDraft } from './contactForm/draft';
import {
  CONTACT_EVENT,
  CONTACT_FORM,
  TEXT_FIELDS,
  TRAP_FIELD,
  controlOf,
  errorsOf,
  fillEmpty,
  valuesOf,
  type FieldErrors,
  type TextField,
} from './contactForm/fields';
import { Choice, TextInput } from './contactForm/inputs';
import { usePhotos } from './contactForm/photos';
import { sendContact } from './contactForm/send';
import { contactStyles } from './contactForm/styles';
import { toast } from './toasts';

export const contactFormTexts = ['callButton', 'dismissToast'] as const;

interface ContactFormProps {
  readonly form: FormTexts;
  readonly thanksPath?: string;
  readonly facts: Pick<SiteFacts, 'phone' | 'state' | 'stateCode'>;
  readonly ui: Pick<UiTexts, (typeof contactFormTexts)[number]>;
  readonly services: readonly Pick<ServiceCard, 'title' | 'href'>[];
  readonly places: readonly string[];
  /** Prefix of the fields' ids, unique on the page. */
  readonly id: string;
}

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

const Form = ({
  form,
  thanksPath,
  facts,
  ui,
  services,
  places,
  id,
  onSent,
  onDiscard,
}: ContactFormProps & { readonly onSent: () => void; readonly onDiscard: () => void }) => {
  const element = useRef<HTMLFormElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const [hydrated, setHydrated] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** Names of the photos that a restored draft lacks; undefined without a draft. */
  const [missing, setMissing] = useState<readonly string[]>();
  const photos = usePhotos(form);
  /** Names of photos that have to be added again. */
  const lost = photos.list.length > 0 ? [] : (missing ?? []);
  /** True once the draft is that of this form, not of one in another tab. */
  const isStored = useRef(false);

  useEffect(() => {
    setHydrated(true);
    const form = element.current;
    if (!form) return undefined;
    // The service in the address overrides the draft, but not what was just chosen.
    const address = new URL(location.href);
    const asked = address.searchParams.get('service');
    const service = services.find(({ href }) => href === `/${asked}/`)?.title;
    fillEmpty(form, { service });
    // Without it, links to the form scroll to it instead of loading the page again.
    address.searchParams.delete('service');
    if (asked !== null) history.replaceState(history.state, '', address);
    const restore = () => {
      const draft = readDraft();
      if (draft && fillEmpty(form, draft.values)) setMissing(draft.photos);
    };
    restore();
    // Since this page was left, a message may have been started on another.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && restore();
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [services]);
  const save = () => {
    const names = [...photos.list.map(({ name }) => name), ...lost];
    if (element.current) isStored.current = writeDraft(element.current, names, isStored.current);
  };
  // `onInput` saves what is typed; this saves the names of photos.
  useEffect(save);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = event.currentTarget;
    if (sending) return;
    const found = errorsOf(target, form);
    const wrong = TEXT_FIELDS.find((field) => found[field]);
    // Immediately, so that a field is announced with its message and a second click is ignored.
    flushSync(() => {
      setErrors(found);
      setSending(!wrong);
      if (!wrong) setFailure(undefined);
    });
    if (wrong) {
      controlOf(target, wrong).focus();
      return;
    }
    const wasBusy = photos.busy;
    const chosen = await photos.settled();
    // The plain form that has replaced this one after an error sends by itself.
    if (!element.current) return;
    // A photo that fails only now would be missing without a word.
    if (wasBusy && chosen.problems.length > 0) {
      flushSync(() => setSending(false));
      document.getElementById(`${id}-photos`)?.focus();
      return;
    }
    const result = await sendContact({
      values: valuesOf(target),
      subject: form.subject,
      submit: form.submit,
      trap: controlOf(target, TRAP_FIELD).value,
      photos: chosen.list,
    });
    window.dispatchEvent(new CustomEvent(CONTACT_EVENT, { detail: result }));
    if (result === 'sent') {
      deleteDraft();
      toast(form.successToast, ui.dismissToast);
      onSent();
      return;
    }
    flushSync(() => {
      setSending(false);
      setFailure(form[FAILURE_TEXTS[result]]);
    });
    // The message moved the button, perhaps behind the call bar.
    actions.current?.scrollIntoView({ block: 'nearest' });
  };

  /** Removes a message once its field is valid; new ones appear only on submit. */
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    save();
    if (Object.keys(errors).length === 0) return;
    const left = Object.entries(errorsOf(currentTarget, form)).filter(([field]) => field in errors);
    setErrors(Object.fromEntries(left));
  };

  const discard = () => {
    deleteDraft();
    onDiscard();
    toast(form.draftDeleted, ui.dismissToast);
  };

  const part = { id, form, locked: sending };
  const textInput = (field: TextField) => (
    <TextInput key={field} {...part} field={field} error={errors[field]} />
  );

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
      netlify-honeypot={TRAP_FIELD}
      noValidate={hydrated}
      aria-busy={sending}
      onSubmit={(event) => void submit(event)}
      onInput={onInput}
    >
      <input type="hidden" name="form-name" value={CONTACT_FORM} />
      {/* Netlify uses it, unprefixed, as the subject of its e-mail. */}
      <input type="hidden" name="subject" data-remove-prefix="" value={form.subject} />
      {missing && (
        <div className="note kept full" role="status">
          <Icon name="info" />
          <div>
            <p>
              {form.draftKept} {lost.length > 0 && form.draftPhotos}
            </p>
            {lost.length > 0 && <p className="hint">{lost.join(', ')}</p>}
            <button type="button" disabled={sending} onClick={discard}>
              {form.draftDelete}
            </button>
          </div>
        </div>
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
      <p className="vh" role="status">
        {Object.keys(errors).length > 0 && form.errorSummary}
      </p>
      {failure && (
        <div className="note bad full" role="alert">
          <Icon name="triangle-alert" />
          <div>
            <b>{form.failureHeading}</b>
            <p>
              <PhoneText text={failure} facts={facts} />{' '}
              {!failure.includes(facts.phone.display) && (
                <a className="nowrap num" href={facts.phone.href}>
                  {ui.callButton}
                </a>
              )}
            </p>
          </div>
        </div>
      )}
      <div ref={actions} className="full actions">
        <button
          className={sending ? 'btn' : 'btn btn-call'}
          type="submit"
          name="submit"
          value={form.submit}
          aria-disabled={sending || undefined}
          data-needs-script=""
        >
          {sending && <Loader />}
          {sending ? form.sending : failure ? form.retry : form.submit}
        </button>
        <p className="caption">{form.requiredNote}</p>
      </div>
      <p className="vh" aria-hidden="true">
        <label>
          {form.trap} <input name={TRAP_FIELD} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
    </form>
  );
};

/**
 * The contact form: a plain form for the host's form handling. Script adds messages at the fields,
 * smaller photos, and an answer without leaving the page. Inputs are uncontrolled, so that nothing
 * that happens here can lose what was typed.
 */
export default function ContactForm(props: ContactFormProps) {
  const { form, facts, id } = props;
  const thanks = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState(false);
  /** Key of the form: a new one renders an empty form. */
  const [round, setRound] = useState(0);

  const onSent = () => {
    flushSync(() => setSent(true));
    thanks.current?.focus({ preventScroll: true });
    // In the middle, because the toast is at the bottom.
    thanks.current?.scrollIntoView({ block: 'center' });
  };
  const startAnother = () => {
    flushSync(() => {
      setSent(false);
      setRound(round + 1);
    });
    // The focused button is gone, so the focus moves to the empty form.
    document.getElementById(`${id}-name`)?.focus();
  };

  if (!sent) return <Form key={round} {...props} onSent={onSent} onDiscard={startAnother} />;
  return (
    <div css={contactStyles}>
      <div ref={thanks} className="note ok full" role="status" tabIndex={-1}>
        <Icon name="circle-check" />
        <div>
          <b>{form.successHeading}</b>
          <p>
            <PhoneText text={form.successText} facts={facts} />
          </p>
          <button type="button" onClick={startAnother}>
            {form.another}
          </button>
        </div>
      </div>
    </div>
  );
}
