import type { ServiceCard, SiteFacts } from '../../content/views';
import { SmartLink } from '../../components/SmartLink';
import { ItemHeading } from './Section';
import { ServiceMark } from './ServiceMark';

interface PlateProps {
  readonly service: ServiceCard;
  readonly text?: string;
  /** The heading that the list stands under, if there is one. */
  readonly under: string | undefined;
  readonly className?: string;
  /** Given for the emergency plate only: its number can be pressed. */
  readonly facts?: SiteFacts;
}

/** One service of the ruled grid. The whole plate leads to its page; a number on it dials. */
export const Plate = ({ service, text, under, className, facts }: PlateProps) => (
  <li className={className ? `plate ${className}` : 'plate'}>
    <ServiceMark service={service} />
    <div className="words">
      <ItemHeading under={under} className="t covers">
        <SmartLink href={service.href}>
          <span>{service.title}</span>
        </SmartLink>
      </ItemHeading>
      {text && <p>{text}</p>}
      {facts && (
        <a className="tel" href={facts.phone.href}>
          {facts.phone.display}
        </a>
      )}
    </div>
  </li>
);
