import { useState } from 'react';
import type { FormTexts, SiteFacts, UiTexts } from '../../content/views';
import { CallButton } from '../../components/CallButton';
import { PhoneText } from '../../components/PhoneText';
import { Choice } from './inputs';
import { isServed } from './served';

interface MoreQuestionsProps {
  readonly id: string;
  readonly form: FormTexts;
  readonly facts: Pick<SiteFacts, 'phone' | 'state' | 'stateCode'>;
  readonly ui: Pick<UiTexts, 'callButton'>;
  readonly places: readonly string[];
  readonly locked: boolean;
}

/** What helps the company to prepare, out of the way of who only wants to write. */
export const MoreQuestions = ({ id, form, facts, ui, places, locked }: MoreQuestionsProps) => {
  const [served, setServed] = useState<boolean>();
  return (
    <details className="full extra">
      <summary>
        <span>
          {form.moreLabel} <span>{form.optional}</span>
        </span>
      </summary>
      <div>
        <div className="full field">
          <Choice
            id={`${id}-urgency`}
            name="urgency"
            label={form.urgencyLabel}
            none={form.notChosen}
            choices={form.urgencyChoices}
            locked={locked}
          />
          {/* Styles show it while the first choice is chosen, so that it needs no script. */}
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
