import { css } from '@emotion/react';
import { Icon } from '../Icon';
import { useSite } from '../siteContext';
import { SmartLink } from '../SmartLink';
import type { MenuLink, MenuProps } from './menu';

const styles = css`
  > button {
    display: grid;
    place-items: center start;
    width: 2.75rem;
    padding-left: 0.25rem;
  }
  > button .icon {
    width: 1.1rem;
    transition: transform var(--t2);
  }
  .dropdown {
    position: absolute;
    top: 100%;
    left: -1rem;
    z-index: 1;
    display: grid;
    grid-template-columns: 1fr 1fr;
    width: 33rem;
    max-height: min(75vh, 44rem);
    padding: 1rem;
    overflow-y: auto;
    background: var(--surface);
    border-top: 3px solid var(--amber);
    border-radius: 0 0 var(--r-md) var(--r-md);
    /* Seen in forced colors. */
    outline: 1px solid transparent;
    box-shadow: var(--shadow-2);
    animation: appear var(--t2) var(--ease);
  }
  @keyframes appear {
    from {
      opacity: 0;
      transform: translateY(-0.35rem);
    }
  }
  [aria-expanded='false'] + .dropdown {
    display: none;
  }
  @media (scripting: none) {
    &:is(:hover, :focus-within) > .dropdown {
      display: grid;
    }
  }
  .dropdown a {
    gap: 0.75rem;
    min-height: 2.875rem;
    padding: 0.25rem 0.6rem;
    font-weight: var(--w-medium);
    line-height: 1.25;
    border-radius: var(--r-sm);
  }
  .dropdown a:focus-visible {
    outline-offset: -3px;
  }
  .dropdown .icon {
    width: 1.375rem;
    color: var(--amber-text);
  }
  .all {
    margin-top: 0.5rem;
    padding-top: 0.5rem;
    border-top: 1px solid var(--rule);
  }
  .all a {
    font-weight: var(--w-strong);
    color: var(--link);
  }
  li:not(.all) + .all {
    grid-column: 1;
  }
  @media (hover: hover) {
    .dropdown a:hover {
      background: var(--sunk);
    }
  }
`;

interface ServicesMenuProps extends MenuProps {
  /** The link to the page of all services. */
  readonly link: MenuLink;
}

interface MenuServicesProps extends ServicesMenuProps {
  readonly id?: string;
  readonly className?: string;
}

/** The services in both menus. The list ends with the same item as the page of all services. */
export const MenuServices = ({ link: all, menu, ...list }: MenuServicesProps) => {
  const { ui } = useSite();
  const { services, belowServices } = menu;
  const ends: readonly MenuLink[] = [
    { ...all, label: ui.allServices },
    ...(belowServices ? [belowServices] : []),
  ];
  return (
    <ul {...list}>
      {services.map((service) => (
        <li key={service.href}>
          <SmartLink href={service.href}>
            <Icon name={service.icon} />
            {service.linkTitle}
          </SmartLink>
        </li>
      ))}
      {ends.map((link) => (
        <li key={link.href} className="all">
          <SmartLink href={link.href} aria-current={link.current}>
            <Icon name="arrow-right" />
            {link.label}
          </SmartLink>
        </li>
      ))}
    </ul>
  );
};

const LIST_ID = 'services-menu';

/** The menu link and the button that opens the list of services; see `src/browser/menus.ts`. */
export const ServicesMenu = ({ link, menu }: ServicesMenuProps) => (
  <li className="has-dropdown" css={styles} data-menu="">
    <SmartLink href={link.href} aria-current={link.current}>
      {link.label}
    </SmartLink>
    <button
      type="button"
      aria-expanded="false"
      aria-controls={LIST_ID}
      aria-label={useSite().ui.servicesMenuLabel}
    >
      <Icon name="chevron-down" />
    </button>
    {/* Only the link above is marked as the current one. */}
    <MenuServices
      link={{ ...link, current: undefined }}
      menu={menu}
      id={LIST_ID}
      className="dropdown menu"
    />
  </li>
);
