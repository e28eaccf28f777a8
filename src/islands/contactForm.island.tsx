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

interface ContactFormProps {
  readonly form: FormTexts;
  readonly thanksPath?: string;
  readonly facts: Pick<SiteFacts, 'phone' | 'state' | 'stateCode'>;
  readonly ui: Pick<UiTexts, 'callButton' | 'dismissToast'>;
  readonly services: readonly Pick<ServiceCard, 'title' | 'href'>[];
  readonly places: readonly string[];
  /** Prefix of the fields' ids, unique on the page. */
  readonly id: string;
}

/** What went wrong with the last try, in the words of the content. */
const FAILURE_TEXTS = {
  offline: 'failureOffline',
  tooLarge: 'failureTooLarge',
  failed: 'failureText',
} as const;

/** Growth rings that light up from the pith outward while something is under way. */
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
  /** Names of the photos that went missing with the kept message; undefined: nothing was kept. */
  const [missing, setMissing] = useState<readonly string[]>();
  const photos = usePhotos(form);
  // Until photos are added again, those that are missing stay known.
  const photoNames = photos.list.length > 0 ? photos.list.map(({ name }) => name) : (missing ?? []);

  useEffect(() => {
    setHydrated(true);
    if (!element.current) return;
    // Where the visitor comes from goes before what was kept, but not before what was just chosen.
    const asked = new URLSearchParams(location.search).get('service');
    const service = services.find(({ href }) => href === `/${asked}/`)?.title;
    fillEmpty(element.current, { service });
    const draft = readDraft();
    if (draft && fillEmpty(element.current, draft.values)) setMissing(draft.photos);
  }, [services]);
  // What is typed is kept by `onInput`; this is for the photos.
  useEffect(() => {
    if (element.current) writeDraft(element.current, photoNames);
  });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = event.currentTarget;
    if (sending) return;
    const found = errorsOf(target, form);
    const wrong = TEXT_FIELDS.find((field) => found[field]);
    // At once: a field is read out with its message, and a second press finds the form locked.
    flushSync(() => {
      setErrors(found);
      setSending(!wrong);
      if (!wrong) setFailure(undefined);
    });
    if (wrong) {
      controlOf(target, wrong).focus();
      return;
    }
    const result = await sendContact({
      values: valuesOf(target),
      subject: form.subject,
      submit: form.submit,
      trap: controlOf(target, TRAP_FIELD).value,
      photos: await photos.settled(),
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
    // The message took the button's place, which may have been the last one above the call bar.
    actions.current?.scrollIntoView({ block: 'nearest' });
  };

  /** A message goes away as soon as its field is right; new ones wait for the next try. */
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    writeDraft(currentTarget, photoNames);
    if (Object.keys(errors).length === 0) return;
    const left = Object.entries(errorsOf(currentTarget, form)).filter(([field]) => field in errors);
    setErrors(Object.fromEntries(left));
  };

  const discard = () => {
    deleteDraft();
    onDiscard();
    toast(form.draftDeleted, ui.dismissToast);
  };

  const textInput = (field: TextField) => (
    <TextInput
      key={field}
      id={id}
      field={field}
      form={form}
      error={errors[field]}
      locked={sending}
    />
  );

  return (
    <form
      ref={element}
      css={contactStyles}
      className="form"
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
      {/* The host takes it for the subject of its e-mail, and as it is. */}
      <input type="hidden" name="subject" data-remove-prefix="" value={form.subject} />
      {missing && (
        <div className="note kept full" role="status">
          <Icon name="info" />
          <div>
            <p>
              {form.draftKept} {missing.length > 0 && form.draftPhotos}
            </p>
            {missing.length > 0 && <p className="hint">{missing.join(', ')}</p>}
            <button type="button" onClick={discard}>
              {form.draftDelete}
            </button>
          </div>
        </div>
      )}
      {(['name', 'phone', 'email'] as const).map(textInput)}
      <div className="field">
        <Choice
          id={`${id}-service`}
          name="service"
          label={form.serviceLabel}
          optional={form.optional}
          none={form.notChosen}
          choices={services.map(({ title }) => title)}
          locked={sending}
        />
      </div>
      {textInput('comment')}
      <PhotoField id={id} form={form} photos={photos} locked={sending} />
      <MoreQuestions id={id} form={form} facts={facts} ui={ui} places={places} locked={sending} />
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
 * The contact form. It is a plain form that the host's form handling understands; script adds
 * messages at the fields, photos made smaller, and an answer without leaving the page. The fields
 * belong to the browser, not to React, so nothing that happens here can lose what was typed.
 */
export default function ContactForm(props: ContactFormProps) {
  const { form, facts, id } = props;
  const thanks = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState(false);
  /** A new number is a new form, without a word, photo or message of the one before. */
  const [round, setRound] = useState(0);

  const onSent = () => {
    flushSync(() => setSent(true));
    thanks.current?.focus({ preventScroll: true });
    // In the middle, because the short message appears at the bottom.
    thanks.current?.scrollIntoView({ block: 'center' });
  };
  const startAnother = () => {
    flushSync(() => {
      setSent(false);
      setRound(round + 1);
    });
    // The button that was pressed is gone; the keyboard goes on in the empty form.
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
