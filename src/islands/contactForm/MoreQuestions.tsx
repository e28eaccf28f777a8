import { useState } from 'react';
import type { SiteFacts, UiTexts } from '../../content/views';
import { CallButton } from '../../components/CallButton';
import { PhoneText } from '../../components/PhoneText';
import { Choice, type FormPart } from './inputs';
import { isServed } from './served';

interface MoreQuestionsProps extends FormPart {
  readonly facts: Pick<SiteFacts, 'phone' | 'state' | 'stateCode'>;
  readonly ui: Pick<UiTexts, 'callButton'>;
  readonly places: readonly string[];
}

/** Optional questions that help the company to prepare, folded up. */
export const MoreQuestions = ({ facts, ui, places, ...part }: MoreQuestionsProps) => {
  const { id, form, locked } = part;
  const [served, setServed] = useState<boolean>();
  return (
    <details className="full-width extra">
      <summary>
        <span>
          {form.moreLabel} <span>{form.optional}</span>
        </span>
      </summary>
      <div>
        <div className="full-width field">
          <Choice {...part} name="urgency" choices={form.urgencyChoices} />
          {/* Shown by CSS while the first choice is selected. */}
          <div role="status">
            <div className="first">
              <p>
                <PhoneText text={form.urgencyCall} facts={facts} />
              </p>
              <CallButton label={ui.callButton} facts={facts} />
            </div>
          </div>
        </div>
        <div className="field">
          <label htmlFor={`${id}-town`}>{form.townLabel}</label>
          <input
            id={`${id}-town`}
            name="town"
            type="text"
            autoComplete="address-level2"
            aria-describedby={`${id}-town-answer`}
            readOnly={locked}
            onInput={({ currentTarget }) =>
              setServed(isServed(currentTarget.value, places, [facts.state, facts.stateCode]))
            }
          />
          <p className="hint" id={`${id}-town-answer`} role="status">
            {served === true && <b>{form.townServed}</b>}
            {served === false && <PhoneText text={form.townUnknown} facts={facts} />}
          </p>
        </div>
        <div className="field">
          <label htmlFor={`${id}-callback`}>{form.callbackLabel}</label>
          <input
            id={`${id}-callback`}
            name="callback"
            type="text"
            autoComplete="off"
            readOnly={locked}
          />
        </div>
      </div>
    </details>
  );
};
