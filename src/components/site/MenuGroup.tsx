import { css } from '@emotion/react';
import { classNames } from '../classNames';
import { Icon } from '../Icon';
import { SmartLink } from '../SmartLink';
import type { MenuLink } from './menu';

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
    width: 19rem;
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
    /* To the right of these links, a wide list would end outside the window. */
    &:nth-last-child(-n + 2) > .dropdown {
      right: 0;
      left: auto;
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
  .dropdown [aria-current] {
    text-decoration: underline 3px var(--amber);
    text-underline-offset: 0.3em;
  }
  .dropdown a:focus-visible {
    outline-offset: -3px;
  }
  .dropdown .icon {
    width: 1.375rem;
    color: var(--amber-text);
  }
  /* The list of services. */
  .dropdown:has(.end) {
    grid-template-columns: 1fr 1fr;
    width: 33rem;
  }
  .end {
    margin-top: 0.5rem;
    padding-top: 0.5rem;
    border-top: 1px solid var(--rule);
  }
  .end a {
    font-weight: var(--w-strong);
    color: var(--link);
  }
  li:not(.end) + .end {
    grid-column: 1;
  }
  @media (hover: hover) {
    .dropdown a:hover {
      background: var(--sunk);
    }
  }
`;

interface MenuListProps extends Pick<MenuLink, 'below'> {
  readonly id?: string;
  readonly className?: string;
}

/** The list below a link, in both menus. */
export const MenuList = ({ below, ...list }: MenuListProps) => (
  <ul {...list}>
    {below.map(({ href, label, icon = 'arrow-right', ends, current }) => (
      <li key={href} className={classNames(ends && 'end')}>
        <SmartLink href={href} aria-current={current}>
          <Icon name={icon} />
          {label}
        </SmartLink>
      </li>
    ))}
  </ul>
);

interface MenuGroupProps {
  readonly link: MenuLink;
  /** Id of the list. */
  readonly id: string;
}

/** A link of the menu and the button that opens the list below it; see `src/browser/menus.ts`. */
export const MenuGroup = ({ link, id }: MenuGroupProps) => (
  <li className="has-dropdown" css={styles} data-menu="">
    <SmartLink href={link.href} aria-current={link.current ?? link.isAboveCurrent}>
      {link.label}
    </SmartLink>
    <button type="button" aria-expanded="false" aria-controls={id} aria-label={link.listLabel}>
      <Icon name="chevron-down" />
    </button>
    {/* Of two links to the same page, only the one above is marked as the current one. */}
    <MenuList
      below={link.below.map((one) =>
        one.href === link.href ? { ...one, current: undefined } : one,
      )}
      id={id}
      className="dropdown menu"
    />
  </li>
);
