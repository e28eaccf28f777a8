import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { FormTexts, ServiceCard, SiteFacts, UiTexts } from '../content/views';
import { Icon } from '../components/Icon';
import { PhoneText } from '../components/PhoneText';
import { Choice } from './contactForm/Choice';
import { Loader } from './contactForm/Loader';
import { PhotoField } from './contactForm/PhotoField';
import { TextInput } from './contactForm/TextInput';
import {
  TEXT_FIELDS,
  controlOf,
  deleteDraft,
  fillEmpty,
  valuesOf,
  writeDraft,
  type TextField,
} from './contactForm/draft';
import { MoreQuestions } from './contactForm/MoreQuestions';
import { CONTACT_EVENT, CONTACT_FORM } from './contactForm/names';
import { TRAP_FIELD, sendContact, type SendResult } from './contactForm/send';
import { contactStyles } from './contactForm/styles';
import { useDraft } from './contactForm/useDraft';
import { sentName, usePhotos } from './contactForm/usePhotos';
import { errorsOf, type FieldErrors } from './contactForm/validate';
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

type Phase = 'editing' | 'sending' | SendResult;

const trapValue = (form: HTMLFormElement): string => {
  const trap = form.elements.namedItem(TRAP_FIELD);
  return trap instanceof HTMLInputElement ? trap.value : '';
};

/** What went wrong with the last try, in the words of the content. */
const failureText = (form: FormTexts, phase: Phase): string | undefined => {
  if (phase === 'offline') return form.failureOffline;
  if (phase === 'tooLarge') return form.failureTooLarge;
  return phase === 'failed' ? form.failureText : undefined;
};

/**
 * The contact form. It is a plain form that the host's form handling understands; script adds
 * messages at the fields, photos made smaller, and an answer without leaving the page. The fields
 * belong to the browser, not to React, so nothing that happens here can lose what was typed.
 */
export default function ContactForm({
  form,
  thanksPath,
  facts,
  ui,
  services,
  places,
  id,
}: ContactFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const thanks = useRef<HTMLDivElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const underway = useRef(false);
  const again = useRef(false);
  const [phase, setPhase] = useState<Phase>('editing');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [alive, setAlive] = useState(false);
  const photos = usePhotos(form);
  useEffect(() => {
    // Where the visitor comes from goes before what was kept, but not before what was just chosen.
    const asked = new URLSearchParams(location.search).get('service');
    const service = services.find(({ href }) => href === `/${asked}/`)?.title;
    if (element.current) fillEmpty(element.current, { service });
  }, [services]);
  const draft = useDraft(element, phase !== 'sent');
  // Until photos are added again, those that are missing stay known.
  const photoNames = useMemo(
    () => (photos.list.length > 0 ? photos.list.map(({ name }) => name) : (draft.note ?? [])),
    [photos.list, draft.note],
  );
  const locked = phase === 'sending';
  const failure = failureText(form, phase);

  useEffect(() => setAlive(true), []);
  useEffect(() => {
    // The button that was pressed is gone; the keyboard goes on in the empty form.
    if (phase === 'editing' && again.current && element.current)
      controlOf(element.current, 'name').focus();
    again.current = phase === 'sent';
    // The message took the button's place, which may have been the last one above the call bar.
    if (failure) actions.current?.scrollIntoView({ block: 'nearest' });
    if (phase !== 'sent') return;
    thanks.current?.focus({ preventScroll: true });
    // In the middle, because the short message appears at the bottom.
    thanks.current?.scrollIntoView({ block: 'center' });
  }, [phase, failure]);
  useEffect(() => {
    if (element.current) writeDraft(element.current, photoNames);
  }, [photoNames]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = event.currentTarget;
    if (underway.current) return;
    const found = errorsOf(target);
    const wrong = TEXT_FIELDS.find((field) => found[field]);
    if (wrong) {
      flushSync(() => setErrors(found));
      // With its message beside it, so that both are read out together.
      controlOf(target, wrong).focus();
      return;
    }
    setErrors({});
    underway.current = true;
    setPhase('sending');
    const values = valuesOf(target);
    const ready = await photos.settled();
    const result = await sendContact({
      values,
      subject: form.subject,
      submit: form.submit,
      trap: trapValue(target),
      photos: ready.map(({ name, blob }) => ({ name: sentName(name, blob.type), blob })),
    });
    underway.current = false;
    window.dispatchEvent(new CustomEvent(CONTACT_EVENT, { detail: result }));
    if (result === 'sent') {
      deleteDraft();
      ready.forEach((photo) => photos.remove(photo.id));
      draft.dismissNote();
      toast(form.successToast, ui.dismissToast);
    }
    setPhase(result);
  };

  /** A message goes away as soon as its field is right; new ones wait for the next try. */
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    writeDraft(event.currentTarget, photoNames);
    if (Object.keys(errors).length === 0) return;
    const now = errorsOf(event.currentTarget);
    const left = TEXT_FIELDS.filter((field) => errors[field] && now[field]);
    setErrors(Object.fromEntries(left.map((field) => [field, now[field]])));
  };

  const textInput = (field: TextField) => (
    <TextInput
      key={field}
      id={id}
      field={field}
      form={form}
      error={errors[field]}
      locked={locked}
    />
  );

  if (phase === 'sent') {
    return (
      <div css={contactStyles}>
        <div ref={thanks} className="note ok full" role="status" tabIndex={-1}>
          <Icon name="circle-check" />
          <div>
            <b>{form.successHeading}</b>
            <p>
              <PhoneText text={form.successText} facts={facts} />
            </p>
            <button type="button" onClick={() => setPhase('editing')}>
              {form.another}
            </button>
          </div>
        </div>
      </div>
    );
  }

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
      noValidate={alive}
      aria-busy={locked}
      onSubmit={(event) => void submit(event)}
      onInput={onInput}
    >
      <input type="hidden" name="form-name" value={CONTACT_FORM} />
      {/* The host takes it for the subject of its e-mail, and as it is. */}
      <input type="hidden" name="subject" data-remove-prefix="" value={form.subject} />
      {draft.note && (
        <div className="note kept full" role="status">
          <Icon name="info" />
          <div>
            <p>
              {form.draftKept} {draft.note.length > 0 && form.draftPhotos}
            </p>
            {draft.note.length > 0 && <p className="hint">{draft.note.join(', ')}</p>}
            <button
              type="button"
              onClick={() => {
                draft.discard();
                toast(form.draftDeleted, ui.dismissToast);
              }}
            >
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
          locked={locked}
        />
      </div>
      {textInput('comment')}
      <PhotoField id={id} form={form} photos={photos} locked={locked} />
      <MoreQuestions id={id} form={form} facts={facts} ui={ui} places={places} locked={locked} />
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
          className={locked ? 'btn is-disabled' : 'btn btn-call'}
          type="submit"
          name="submit"
          value={form.submit}
          aria-disabled={locked || undefined}
          data-needs-script=""
        >
          {locked && <Loader />}
          {locked ? form.sending : failure ? form.retry : form.submit}
        </button>
        <p className="caption">{form.requiredNote}</p>
      </div>
      <p className="trap" aria-hidden="true">
        <label>
          {form.trap} <input name={TRAP_FIELD} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
    </form>
  );
}
