import { css, keyframes } from '@emotion/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { fileInputName, TRAP_FIELD } from '../content/forms';
import type { FormFieldView, FormView } from '../content/views';
import { Icon } from '../components/Icon';
import { atLeast, below as narrow } from '../theme/breakpoints';
import { CallLink, Choice, optionalStyles, TextInput, wide } from './contactForm/fields';
import { FilesField } from './contactForm/FilesField';
import { prepareFile } from './contactForm/files';
import { sendMessage } from './contactForm/send';

const gridStyles = css`
  display: grid;
  gap: 1.35rem;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  @media ${atLeast.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const requiredStyles = css`
  ${wide}
  /* Belongs to the fields below it. */
  margin: 0 0 -0.25rem;
`;

const summaryStyles = css`
  display: grid;
  grid-template-columns: 1.75rem minmax(0, 1fr);
  gap: 0.75rem;
  align-items: center;
  min-height: 3.25rem;
  font-weight: var(--w-strong);
  &::before {
    content: '';
    height: 1.75rem;
    background: var(--amber-text);
    mask: var(--ring-1) center / 2.6rem no-repeat;
    forced-color-adjust: none;
  }
`;

const below = css`
  margin-top: 1.35rem;
`;

const buttonStyles = css`
  ${below}
  @media ${narrow.md} {
    width: 100%;
  }
`;

const busyStyles = css`
  background: var(--sunk);
  color: var(--ink-2);
  box-shadow: inset 0 0 0 1.5px var(--rule);
  cursor: not-allowed;
`;

const glow = keyframes`
  0%, 100% { opacity: 0.2; }
  40% { opacity: 1; }
`;

const ringsStyles = css`
  width: 1.75rem;
  height: 1.75rem;
  fill: none;
  stroke: currentColor;
  stroke-width: 3;
  circle {
    animation: ${glow} 1.6s ease-in-out infinite;
  }
`;

/** Growth rings that light up from the center outward. */
const GrowingRings = () => (
  <svg css={ringsStyles} viewBox="0 0 64 64" aria-hidden="true">
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

interface ContactFormProps {
  readonly form: FormView;
  /** The page that answers a message sent without script. */
  readonly thanksPath?: string;
  /** Id of the form and prefix of the fields' ids, unique on the page. */
  readonly id: string;
}

/**
 * Any form of the site: a plain form for the host's form handling, checked by the browser. Script adds several
 * photos, made smaller, and an answer without leaving the page. The inputs are uncontrolled, so that nothing that
 * happens here can lose what was typed.
 */
export default function ContactForm({ form, thanksPath, id }: ContactFormProps) {
  const { texts, call } = form;
  const [status, setStatus] = useState<'writing' | 'sending' | 'sent' | 'failed'>('writing');
  const [files, setFiles] = useState<readonly File[]>([]);
  const note = useRef<HTMLDivElement>(null);
  const isSending = status === 'sending';

  useEffect(() => {
    if (status === 'sent' || status === 'failed') {
      note.current?.focus({ preventScroll: true });
      note.current?.scrollIntoView({ block: 'center' });
    }
  }, [status]);

  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    // Before the fields are disabled, because disabled fields are not part of the message.
    const message = new FormData(event.currentTarget);
    message.append('submit', texts.submit);
    // Synchronously, so that a second click is ignored.
    flushSync(() => setStatus('sending'));
    const field = form.fields.find(({ kind }) => kind === 'files');
    const prepared: { name: string; file: File }[] = [];
    // One by one: an old phone has room for one large picture.
    if (field?.kind === 'files')
      for (const [index, file] of files.entries())
        prepared.push({
          name: fileInputName(field.name, index),
          file: await prepareFile(file, field.accept),
        });
    setStatus((await sendMessage(message, prepared)) ? 'sent' : 'failed');
  };

  const startAnother = (): void => {
    setFiles([]);
    flushSync(() => setStatus('writing'));
    // The focused button is gone, so the focus moves to the empty form.
    document.getElementById(`${id}-name`)?.focus();
  };

  const inputFor = (field: FormFieldView, optional: string) => {
    const shared = { id: `${id}-${field.name}`, optional };
    switch (field.kind) {
      case 'choice':
        return <Choice key={field.name} {...shared} field={field} call={call} />;
      case 'files':
        return (
          <FilesField
            key={field.name}
            {...shared}
            {...{ field, texts, files }}
            onChange={setFiles}
          />
        );
      default:
        return <TextInput key={field.name} {...shared} field={field} />;
    }
  };

  if (status === 'sent')
    return (
      <div ref={note} className="note success" role="status" tabIndex={-1}>
        <Icon name="circle-check" />
        <div className="flow">
          <b>{texts.successHeading}</b>
          <p>{texts.successText}</p>
          <CallLink call={call} />
          <button className="link touch-target" type="button" onClick={startAnother}>
            {texts.another}
          </button>
        </div>
      </div>
    );

  return (
    <form
      id={id}
      name={form.name}
      method="post"
      action={thanksPath}
      encType="multipart/form-data"
      data-netlify="true"
      data-netlify-honeypot={TRAP_FIELD}
      aria-busy={isSending}
      onSubmit={(event) => void send(event)}
    >
      <fieldset css={gridStyles} disabled={isSending}>
        <input type="hidden" name="form-name" value={form.name} />
        {/* Netlify uses it, unprefixed, as the subject of its e-mail. */}
        <input type="hidden" name="subject" data-remove-prefix="" value={texts.subject} />
        <p className="caption" css={requiredStyles}>
          {texts.requiredNote}{' '}
          {form.privacy && <a href={form.privacy.href}>{form.privacy.label}</a>}
        </p>
        {form.fields.map((field) => inputFor(field, texts.optional))}
        {form.more && (
          <details css={wide}>
            <summary css={summaryStyles}>
              <span>
                {form.more.label} <span css={optionalStyles}>{texts.optional}</span>
              </span>
            </summary>
            <div css={gridStyles}>{form.more.fields.map((field) => inputFor(field, ''))}</div>
          </details>
        )}
        <p className="visually-hidden" aria-hidden="true">
          <label>
            {texts.trap} <textarea name={TRAP_FIELD} rows={1} tabIndex={-1} autoComplete="off" />
          </label>
        </p>
      </fieldset>
      {status === 'failed' && (
        <div ref={note} className="note danger" css={below} role="alert" tabIndex={-1}>
          <Icon name="triangle-alert" />
          <div>
            <b>{texts.failureHeading}</b>
            <p>{texts.failureText}</p>
            <CallLink call={call} />
          </div>
        </div>
      )}
      <button
        className={isSending ? 'button' : 'button button-call'}
        css={[buttonStyles, isSending && busyStyles]}
        type="submit"
        name="submit"
        value={texts.submit}
        aria-disabled={isSending || undefined}
      >
        {isSending && <GrowingRings />}
        <span>{isSending ? texts.sending : texts.submit}</span>
      </button>
    </form>
  );
}
