import type { ServiceCard } from '../content/views';
import { Icon } from './Icon';
import { SmartLink } from './SmartLink';

interface ServiceLinksProps {
  readonly services: readonly ServiceCard[];
  /** Which name of a service is shown: its own, or the one for menus. */
  readonly name: 'title' | 'linkTitle';
  /** Address of the current page. */
  readonly current?: string;
}

/** List items that link to the services, each with its icon. */
export const ServiceLinks = ({ services, name, current }: ServiceLinksProps) => (
  <>
    {services.map((service) => (
      <li key={service.href}>
        <SmartLink href={service.href} aria-current={service.href === current ? 'page' : undefined}>
          <Icon name={service.icon} />
          {service[name]}
        </SmartLink>
      </li>
    ))}
  </>
);
