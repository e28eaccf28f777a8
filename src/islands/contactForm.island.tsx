import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../components/Icon';
import { Paragraph } from '../components/Sentence';
import { Form, type ContactFormProps } from './contactForm/Form';
import { contactStyles } from './contactForm/styles';
import { useToast } from './toasts';

export const sharedTexts = ['callButton', 'dismissToast', 'opensElsewhere'] as const;

/**
 * Any form of the site: a plain form for the host's form handling. Script adds messages at the fields, smaller
 * photos, a saved draft, and an answer without leaving the page.
 */
export default function ContactForm(props: ContactFormProps) {
  const { form, id } = props;
  const { texts } = form;
  const { toast, toasts } = useToast();
  const thanks = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState(false);
  /** React key of the form; a new key renders an empty form. */
  const [round, setRound] = useState(0);

  const onSent = () => {
    flushSync(() => setSent(true));
    thanks.current?.focus({ preventScroll: true });
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
  const onDelete = () => {
    // Replacing the form deletes its draft (`useDraft`).
    startAnother();
    toast(texts.draftDeleted);
  };

  return (
    <>
      {sent ? (
        <div css={contactStyles}>
          <div ref={thanks} className="note success full-width" role="status" tabIndex={-1}>
            <Icon name="circle-check" />
            <div>
              <b>{texts.successHeading}</b>
              <Paragraph text={texts.successText} />
              {texts.successKept && <p className="hint">{texts.successKept}</p>}
              <button className="link touch-target" type="button" onClick={startAnother}>
                {texts.another}
              </button>
            </div>
          </div>
        </div>
      ) : (
        <Form key={round} {...props} onSent={onSent} onDelete={onDelete} />
      )}
      {toasts}
    </>
  );
}
