import type { HeaderView, Link } from '../../content/views';
import { Icon } from '../Icon';
import { SmartLink } from '../SmartLink';
import { useDisclosure } from './useDisclosure';

interface ServicesMenuProps {
  readonly link: Link;
  readonly current?: 'page' | 'true';
  readonly services: HeaderView['services'];
  readonly menu: HeaderView['menu'];
}

const MENU_ID = 'services-menu';

/** The entry of the menu that opens the list of services. */
export const ServicesMenu = ({ link, current, services, menu }: ServicesMenuProps) => {
  const disclosure = useDisclosure();
  const state = disclosure.ready
    ? disclosure.open
      ? 'has-drop open'
      : 'has-drop'
    : 'has-drop css-only';
  return (
    <li className={state} {...disclosure.area}>
      <SmartLink href={link.href} aria-current={current} onClick={disclosure.close}>
        {link.label}
      </SmartLink>
      <button
        type="button"
        aria-expanded={disclosure.open}
        aria-controls={MENU_ID}
        aria-label={menu.servicesMenuLabel}
        data-needs-js=""
        {...disclosure.button}
      >
        <Icon name="chevron-down" />
      </button>
      <div className="drop" id={MENU_ID}>
        <ul>
          {services.map((service) => (
            <li key={service.href}>
              <SmartLink href={service.href} onClick={disclosure.close}>
                <Icon name={service.icon} />
                {service.linkTitle}
              </SmartLink>
            </li>
          ))}
        </ul>
        <p className="all">
          <SmartLink href={link.href} onClick={disclosure.close}>
            {menu.allServices}
            <Icon name="arrow-right" />
          </SmartLink>
        </p>
      </div>
    </li>
  );
};
