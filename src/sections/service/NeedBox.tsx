import type { SiteFacts, UiTexts } from '../../content/views';
import { CallButton } from '../../components/CallButton';
import { Rings } from '../../components/drawings';

interface NeedBoxProps {
  readonly facts: SiteFacts;
  readonly ui: UiTexts;
}

/** "Need tree service?": the call box beside a text. */
export const NeedBox = ({ facts, ui }: NeedBoxProps) => (
  <div className="need on-deep">
    <Rings />
    <h2>{ui.needHeading}</h2>
    {ui.needText && <p>{ui.needText}</p>}
    <a className="tel" href={facts.phone.href}>
      {facts.phone.display}
    </a>
    <CallButton label={facts.callLabel} facts={facts} />
  </div>
);
