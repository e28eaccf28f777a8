import { css } from '@emotion/react';
import type { HeaderView } from '../../content/views';
import { Icon } from '../Icon';
import { ServiceLinks } from '../ServiceLinks';
import { useSite } from '../siteContext';
import { SmartLink } from '../SmartLink';

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
    width: 33rem;
    padding: 1rem;
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
      display: block;
    }
  }
  .dropdown ul,
  .dropdown .all {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0 1rem;
  }
  .dropdown ul {
    max-height: min(60vh, 40rem);
    overflow-y: auto;
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
  .dropdown .all {
    margin-top: 0.5rem;
    padding-top: 0.5rem;
    border-top: 1px solid var(--rule);
  }
  .dropdown .all a {
    font-weight: var(--w-strong);
    color: var(--link);
  }
  @media (hover: hover) {
    .dropdown a:hover {
      background: var(--sunk);
    }
  }
`;

/** A link of the menu. */
export type MenuLink = HeaderView['links'][number] & {
  /** Its `aria-current`: on its own page, on one below it, or elsewhere. */
  readonly current?: 'page' | 'true';
};

interface ServicesMenuProps {
  readonly link: MenuLink;
  readonly services: HeaderView['services'];
  readonly below: HeaderView['belowServices'];
}

const LIST_ID = 'services-menu';

/** The link of the menu with a button that opens the list of services; see `src/browser/menus.ts`. */
export const ServicesMenu = ({ link, services, below }: ServicesMenuProps) => {
  const { ui } = useSite();
  return (
    <li className="has-dropdown" css={styles} data-menu="">
      <SmartLink href={link.href} aria-current={link.current}>
        {link.label}
      </SmartLink>
      <button
        type="button"
        aria-expanded="false"
        aria-controls={LIST_ID}
        aria-label={ui.servicesMenuLabel}
      >
        <Icon name="chevron-down" />
      </button>
      <div className="dropdown menu" id={LIST_ID}>
        <ul>
          <ServiceLinks services={services} name="linkTitle" />
        </ul>
        <p className="all">
          <SmartLink href={link.href}>
            {ui.allServices}
            <Icon name="arrow-right" />
          </SmartLink>
          {below && (
            <SmartLink href={below.href}>
              {below.label}
              <Icon name="arrow-right" />
            </SmartLink>
          )}
        </p>
      </div>
    </li>
  );
};
