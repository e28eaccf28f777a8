import type { HeaderView, Link } from '../../content/views';
import { Icon } from '../Icon';
import { SmartLink } from '../SmartLink';

interface ServicesMenuProps {
  readonly link: Link;
  readonly current?: 'page' | 'true';
  readonly services: HeaderView['services'];
  readonly menu: HeaderView['menu'];
}

const LIST_ID = 'services-menu';

/** The entry of the menu that opens the list of services; see `src/browser/menus.ts`. */
export const ServicesMenu = ({ link, current, services, menu }: ServicesMenuProps) => (
  <li className="has-drop" data-menu="">
    <SmartLink href={link.href} aria-current={current}>
      {link.label}
    </SmartLink>
    <button
      type="button"
      aria-expanded="false"
      aria-controls={LIST_ID}
      aria-label={menu.servicesMenuLabel}
    >
      <Icon name="chevron-down" />
    </button>
    <div className="drop" id={LIST_ID}>
      <ul>
        {services.map((service) => (
          <li key={service.href}>
            <SmartLink href={service.href}>
              <Icon name={service.icon} />
              {service.linkTitle}
            </SmartLink>
          </li>
        ))}
      </ul>
      <p className="all">
        <SmartLink href={link.href}>
          {menu.allServices}
          <Icon name="arrow-right" />
        </SmartLink>
      </p>
    </div>
  </li>
);
