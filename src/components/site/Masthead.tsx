import type { HeaderView } from '../../content/views';
import { Icon } from '../Icon';
import { Logo } from '../drawings';
import { SmartLink } from '../SmartLink';
import { ServicesMenu } from './ServicesMenu';
import { currentMark, type Whereabouts } from './currentMark';
import { mastheadStyles } from './mastheadStyles';
import { DRAWER_ID, opensPopover } from './popover';

interface MastheadProps {
  readonly header: HeaderView;
  readonly here: Whereabouts;
}

/** Logo, menu and number; on narrow screens the menu is behind a button. It stays in sight. */
export const Masthead = ({ header, here }: MastheadProps) => {
  const { facts, menu, links, services } = header;
  return (
    <header className="masthead" css={mastheadStyles}>
      <div className="wrap">
        <SmartLink className="logo-link" href="/" aria-label={menu.logoLabel}>
          <Logo />
        </SmartLink>
        <nav className="nav" aria-label={menu.mainMenuLabel}>
          <ul>
            {links.map((link) =>
              link.services ? (
                <ServicesMenu
                  key={link.href}
                  link={link}
                  current={currentMark(link.href, here)}
                  services={services}
                  menu={menu}
                />
              ) : (
                <li key={link.href}>
                  <SmartLink href={link.href} aria-current={currentMark(link.href, here)}>
                    {link.label}
                  </SmartLink>
                </li>
              ),
            )}
          </ul>
        </nav>
        <a className="callblock" href={facts.phone.href}>
          <Icon name="phone" />
          <span>
            {facts.callLabel}
            <b className="tel">{facts.phone.display}</b>
          </span>
        </a>
        <button
          className="menubtn"
          type="button"
          {...opensPopover(DRAWER_ID)}
          aria-haspopup="dialog"
        >
          <Icon name="menu" />
          {menu.menuLabel}
        </button>
      </div>
    </header>
  );
};
